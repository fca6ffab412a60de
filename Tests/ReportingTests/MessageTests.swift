import CourseModel
import Markdown
import Reporting
import Testing

@Suite struct MessageTests {
    private func messages(_ language: InterfaceLanguage) -> Messages {
        Messages(language: language, program: "./learn")
    }

    private func texts(_ language: InterfaceLanguage, holding text: String = "abc") -> [SampleText] {
        Samples.texts(messages(language), holding: text)
    }

    @Test(arguments: InterfaceLanguage.allCases)
    func `every message says something`(_ language: InterfaceLanguage) {
        for sample in texts(language) {
            #expect(!sample.text.isEmpty, "\(sample.name)")
            let isTrimmed = sample.text.first?.isWhitespace == false && sample.text.last?.isWhitespace == false
            #expect(isTrimmed, "\(sample.name)")
            #expect(!sample.text.contains("  "), "\(sample.name): \(sample.text)")
        }
    }

    @Test(arguments: InterfaceLanguage.allCases)
    func `every message is one paragraph of Markdown without stray marks`(_ language: InterfaceLanguage) {
        for sample in texts(language) {
            let outline = Outline(sample.text)
            #expect(outline.isParagraph, "\(sample.name): \(sample.text)")
            let stray = outline.prose.filter { "`*_[]<>\n".contains($0) }
            #expect(stray.isEmpty, "\(sample.name): \(sample.text)")
        }
    }

    /// Words of the machine, the same in every language, and terms of YAML that Arabic gives in brackets.
    private static let names = Set(
        """
        learn swift swiftui swiftsyntax libyaml cmark gfm sqlite bubblewrap yaml json utf nul path schema bash zsh fish https www
        org install posix unicode shell tab anchors aliases tags directives tokens xyz course lesson
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    /// Words that are English and nothing else.
    private static let english = Set(
        """
        the a an is are was were not of to this that it its and or with for in on at by from you your one step answer
        right wrong file line value error warning option folder text number key list there
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    private func latinWords(_ text: String) -> [String] {
        Outline(text).prose.lowercased().split { !$0.isLetter }.map(String.init).filter { word in
            word.contains { $0.isASCII }
        }
    }

    @Test func `Arabic messages hold no Latin words but names`() {
        for sample in texts(.arabic) where !sample.name.hasPrefix("why(") {
            let strange = latinWords(sample.text).filter { !Self.names.contains($0) }
            #expect(strange.isEmpty, "\(sample.name): \(sample.text)")
        }
    }

    @Test func `Turkish messages hold no common English words`() {
        for sample in texts(.turkish) where !sample.name.hasPrefix("why(") {
            let left = latinWords(sample.text).filter { Self.english.contains($0) }
            #expect(left.isEmpty, "\(sample.name): \(sample.text)")
        }
    }

    @Test func `no Turkish or Arabic message is the English one`() {
        let english = texts(.english)
        for language in [InterfaceLanguage.turkish, .arabic] {
            let byName = Dictionary(texts(language).map { ($0.name, $0.text) }) { first, _ in first }
            for sample in english where Outline(sample.text).prose.contains(where: \.isLetter) {
                guard !Self.sameInAll(sample) else { continue }
                #expect(byName[sample.name] != sample.text, "\(language) \(sample.name): \(sample.text)")
            }
        }
    }

    /// Names of libraries, and what comes from the author.
    private static func sameInAll(_ sample: SampleText) -> Bool {
        sample.name.hasSuffix(", name") || sample.name.hasPrefix("why(")
    }

    @Test(arguments: InterfaceLanguage.allCases)
    func `whatever a user types stays in its code`(_ language: InterfaceLanguage) {
        let plain = texts(language, holding: "abc").map { Outline($0.text) }
        for hostile in Hostile.texts {
            let changed = texts(language, holding: hostile)
            #expect(changed.count == plain.count)
            for (sample, before) in zip(changed, plain) {
                #expect(Outline(sample.text).prose == before.prose, "\(sample.name): \(sample.text)")
            }
        }
    }

    @Test func `random text stays in its code`() {
        var random = SplitMix64(seed: 99)
        let messages = messages(.english)
        let before = Outline(messages.text(.whatYouTyped("abc")))
        for _ in 0..<3000 {
            let text = Hostile.random(using: &random)
            let after = Outline(messages.text(.whatYouTyped(text)))
            #expect(after.prose == before.prose, "\(text.debugDescription)")
            #expect(after.codes.count == 1, "\(text.debugDescription)")
        }
    }

    @Test func `numbers take the words of their language`() {
        func hints(_ count: Int, _ language: InterfaceLanguage) -> String {
            messages(language).text(.hintsThere(count: count, command: "c"))
        }
        #expect(hints(1, .english) == "There is a hint: `c`")
        #expect(hints(2, .english) == "There are 2 hints: `c`")
        #expect(hints(2, .arabic).contains("تلميحان"))
        #expect(hints(3, .arabic).contains("3 تلميحات"))
        #expect(hints(11, .arabic).contains("11 تلميحًا"))
        #expect(hints(103, .arabic).contains("103 تلميحات"))
        #expect(messages(.english).text(.standing(.tried(1))) == "1 attempt")
    }
}
