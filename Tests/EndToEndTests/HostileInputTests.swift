import Testing

@Suite struct HostileInputTests {
    private let text = { (words: [String]) in words.map { Array($0.utf8) } }

    @Test func `arguments that are not UTF-8 end in an answer, not in a crash`() throws {
        let student = try Student()
        let strange: [UInt8] = [0xFF, 0xFE, 0x80]
        for words in [
            [strange], text(["next"]) + [strange], text(["check"]) + [strange],
            text(["check", "in-words"]) + [strange],
            text(["check", "warm-up", "1", "2"]) + [strange], text(["arithmetic"]) + [strange],
            text(["next", "--course"]) + [strange], text(["next", "--language"]) + [strange],
            text(["next", "--workspace"]) + [strange], text(["lint"]) + [strange],
        ] {
            let run = try student.command(words).run()
            #expect([0, 1, 2].contains(run.exitCode), "\(words): \(run.exitCode) \(run.errorText)")
        }
    }

    @Test func `input that is not UTF-8 is unreadable`() throws {
        let student = try Student()
        let run = try student.command(text(["check", "in-words"]), input: [0x61, 0xFF, 0x0A]).run()
        #expect(run.exitCode == 2)
        #expect(run.errorText.contains("UTF-8"))
        let arithmetic = try student.command(text(["arithmetic", "1 + 1"]), input: [0xC3]).run()
        #expect(arithmetic.exitCode == 2)
        #expect(try student.learn("list").outputText.contains("○ In words"))
    }

    @Test func `two megabytes of input are refused at once`() throws {
        let student = try Student()
        let input = [UInt8](repeating: UInt8(ascii: "a"), count: 2 << 20)
        let run = try student.command(text(["check", "in-words"]), input: input).run()
        #expect(run.exitCode == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.count < 1000)
    }

    @Test(arguments: ["in-words", "which-keyword", "warm-up", "declare"])
    func `an answer of 100 kilobytes is graded`(_ step: String) throws {
        let student = try Student()
        for letter in ["7", "(", "\u{301}", "`"] {
            let long = String(repeating: letter, count: 100_000 / letter.utf8.count)
            let answers = step == "warm-up" ? "\(long)\n1\n1\n" : step == "declare" ? "\(long)\nInt\n" : "\(long)\n"
            let run = try student.learn("check", step, "--format", "json", input: answers)
            #expect([1, 2].contains(run.exitCode), "\(letter): \(run.exitCode) \(run.errorText.prefix(200))")
        }
    }

    @Test func `ten thousand answers are counted, not graded`() throws {
        let student = try Student()
        let run = try student.learn("check", "warm-up", input: String(repeating: "1\n", count: 10_000))
        #expect(run.exitCode == 2)
        #expect(run.errorText.contains("10000"))
    }

    @Test func `no control character of an answer reaches the terminal`() throws {
        let student = try Student()
        for answer in ["\u{1B}[31mred", "\u{9B}2J", "a\u{7}b", "\u{202E}abc", "\u{0D}over"] {
            for words in [["check", "in-words"], ["check", "which-keyword"], ["arithmetic", "1 + 1"], ["nxet"]] {
                let run = try student.command(text(words + [answer])).run()
                let shown = (run.outputText + run.errorText).unicodeScalars
                let obeyed = shown.filter {
                    ($0.value < 0x20 && $0 != "\n") || (0x7F..<0xA0).contains($0.value) || $0.value == 0x202E
                }
                #expect(obeyed.isEmpty, "\(words) \(answer.debugDescription)")
            }
        }
    }
}
