import Markdown
import Testing

struct TerminalTextTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("Türkçe ığşİ", 11), ("e\u{301}", 1), ("مُعدِّل", 4), ("漢字", 4), ("한국어", 6), ("ｆｕ", 4),
        ("😀", 2), ("👩‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇹🇷🇪🇬", 4), ("❤️", 2), ("❤", 1), ("a\u{200B}b\u{200F}", 2),
        ("\u{1B}[1;36mabc\u{1B}[0m", 3), ("\u{2066}x\u{2069}", 1), ("│═─•◦▪", 6), ("ﷺ", 1), ("\u{1100}\u{1161}", 2),
    ]) func `a text takes the columns that a terminal gives it`(text: String, width: Int) {
        #expect(TerminalText.displayWidth(text) == width)
    }

    @Test func `control characters become pictures, and marks that reach beyond themselves go`() {
        #expect(TerminalText.clean("a\u{1B}[1mb\u{7}\r\u{7F}\u{85}") == "a␛[1mb␇␍␡�")
        #expect(TerminalText.clean("a\nb\tc") == "a\nb    c")
        #expect(TerminalText.clean("\u{202E}a\u{2067}b\u{2069}\u{202C}\u{200F}") == "ab\u{200F}")
        for value in UInt32(0)..<0xA0 where value != 0x0A {
            guard let scalar = Unicode.Scalar(value), value < 0x20 || value > 0x7E else { continue }
            #expect(!TerminalText.clean(String(scalar)).unicodeScalars.contains(scalar))
        }
    }

    @Test func `only code that needs it is set apart`() {
        #expect(TerminalText.isolateCode("x + 1", in: .rightToLeft) == "\u{2066}x + 1\u{2069}")
        #expect(TerminalText.isolateCode("x + 1", in: .leftToRight) == "x + 1")
        let code = "\"مرحبا\" + x"
        for direction in [TextDirection.leftToRight, .rightToLeft] {
            #expect(TerminalText.isolateCode(code, in: direction) == "\u{2066}\(code)\u{2069}")
        }
    }

    @Test(arguments: ["\"مرحبا\" + x", "x // שלום", "؟", "\u{200F}x", "\u{061C}x"])
    func `a line of code that holds anything from right to left is kept from left to right`(code: String) {
        for direction in [TextDirection.leftToRight, .rightToLeft] {
            let line = TerminalText.codeLine(code, after: " 7 | ", in: direction)
            #expect(line == "\u{200E} 7 | \u{2066}\(code)\u{2069}")
        }
    }

    @Test func `a line of code needs marks only on a page from right to left`() {
        #expect(TerminalText.codeLine("let ığ = \"漢字\"", after: " 7 | ", in: .leftToRight) == " 7 | let ığ = \"漢字\"")
        #expect(TerminalText.codeLine("x", in: .rightToLeft) == "\u{200E}\u{2066}x\u{2069}")
    }

    @Test func `a line says its direction where its letters could say another`() {
        #expect(TerminalText.lineMark(.rightToLeft) == "\u{200F}")
        #expect(TerminalText.lineMark(.leftToRight) == "")
        #expect(TerminalText.lineMark(.leftToRight, before: "Ana") == "")
        #expect(TerminalText.lineMark(.leftToRight, before: "مرحبا") == "\u{200E}")
        #expect(TerminalText.lineMark(.rightToLeft, before: "Ana") == "\u{200F}")
    }

    @Test func `marks and styles can be taken off`() {
        #expect(TerminalText.stripMarks("\u{200F}\u{2066}a\u{2069}b\u{061C}\u{202A}") == "ab")
        #expect(TerminalText.stripStyles("\u{1B}[1;36ma\u{1B}[0mb") == "ab")
    }
}
