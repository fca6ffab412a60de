import CommandTable
import Testing

@Suite struct ArgumentParserTests {
    private func parse(_ line: String...) throws(UsageProblem) -> ParsedArguments { try ArgumentParser.parse(line) }

    private func problem(_ line: String...) -> UsageProblem? {
        do throws(UsageProblem) {
            _ = try ArgumentParser.parse(line)
            return nil
        } catch {
            return error
        }
    }

    @Test func `nothing typed is no command and no problem`() throws {
        #expect(try parse() == ParsedArguments())
    }

    @Test(arguments: CommandName.allCases)
    func `every example of the help can be parsed`(_ name: CommandName) throws {
        for example in CommandDeclaration.of(name).examples {
            let parsed = try ArgumentParser.parse(words(of: example))
            #expect(parsed.command == name, "\(example)")
        }
    }

    /// `arithmetic "12 / 5" 2` is three words.
    private func words(of example: String) -> [String] {
        let pieces = example.split(separator: "\"", omittingEmptySubsequences: false)
        return pieces.enumerated().flatMap { index, piece in
            index % 2 == 1 ? [String(piece)] : piece.split(separator: " ").map(String.init)
        }
    }

    @Test func `options stand before and after the command`() throws {
        let before = try parse("--language", "tr", "check", "2", "--explain")
        let after = try parse("check", "--explain", "2", "--language", "tr")
        #expect(before == after)
        #expect(before.command == .check)
        #expect(before.operands == ["2"])
        #expect(before.values == [.language: "tr"])
        #expect(before.flags == [.explain])
    }

    @Test func `a value may be attached with an equals sign`() throws {
        #expect(try parse("next", "--course=a=b c").values == [.course: "a=b c"])
    }

    @Test func `the last of two values counts`() throws {
        #expect(try parse("next", "--language", "tr", "--language=ar").values == [.language: "ar"])
    }

    @Test func `an option is not taken for another's value, unless it is attached`() throws {
        #expect(problem("next", "--course", "--help") == .missingValue(.course))
        #expect(try parse("next", "--course=--help").values == [.course: "--help"])
        #expect(try parse("next", "--course", "-x").values == [.course: "-x"])
    }

    @Test func `of a line with a fault the language and the form are understood all the same`() {
        let parsed = ArgumentParser.understood(in: [
            "nxt", "--language", "tr", "--frob", "--format=json", "--", "--explain",
        ])
        #expect(parsed.values == [.language: "tr", .format: "json"])
        #expect(parsed.flags.isEmpty)
        #expect(ArgumentParser.understood(in: ["check", "--format", "xml", "--language"]).command == .check)
    }

    @Test func `after two hyphens everything is an operand`() throws {
        let parsed = try parse("check", "--", "--explain", "-h", "--")
        #expect(parsed.operands == ["--explain", "-h", "--"])
        #expect(parsed.flags.isEmpty)
    }

    @Test func `the command may stand after two hyphens`() throws {
        #expect(try parse("--", "check", "-3").operands == ["-3"])
    }

    @Test(arguments: ["-3", "-,5", "-.5", "-", "-٣", "−3", "-(1)"])
    func `what begins with a hyphen and no letter is an operand`(_ word: String) throws {
        #expect(try parse("check", word).operands == [word])
    }

    @Test(arguments: ["", " ", "a b", "ç", "\u{0}", "🙂"])
    func `any other word is an operand as it is`(_ word: String) throws {
        #expect(try parse("check", word).operands == [word])
    }

    @Test(arguments: ["-h", "--help"])
    func `help is asked with a letter or a word`(_ word: String) throws {
        #expect(try parse(word).flags == [.help])
        #expect(try parse("check", word).flags == [.help])
    }

    @Test func `whoever asks for help is not told what is missing`() throws {
        #expect(try parse("arithmetic", "--help").command == .arithmetic)
        #expect(try parse("completions", "tcsh", "--help").flags == [.help])
    }

    @Test func `the version is asked without a command and with one`() throws {
        #expect(try parse("--version").flags == [.version])
        #expect(try parse("next", "--version").flags == [.version])
    }

    @Test func `an unknown command is told with the nearest one`() {
        #expect(problem("chekc") == .unknownCommand("chekc", suggestion: "check"))
        #expect(problem("xyzzy") == .unknownCommand("xyzzy", suggestion: nil))
        #expect(problem("Next") == .unknownCommand("Next", suggestion: "next"))
        #expect(problem("") == .unknownCommand("", suggestion: nil))
    }

    @Test func `an unknown option is told with the nearest one`() {
        #expect(problem("next", "--langauge", "tr") == .unknownOption("--langauge", suggestion: "--language"))
        #expect(problem("next", "--langauge=tr") == .unknownOption("--langauge", suggestion: "--language"))
        #expect(problem("check", "-x") == .unknownOption("-x", suggestion: nil))
        #expect(problem("check", "--quite-unknown") == .unknownOption("--quite-unknown", suggestion: nil))
        #expect(problem("check", "-Infinity") == .unknownOption("-Infinity", suggestion: nil))
    }

    @Test func `an option that the command does not take is told`() {
        #expect(problem("next", "--explain") == .optionNotForCommand(.explain, .next))
        #expect(problem("--explain", "list") == .optionNotForCommand(.explain, .list))
        #expect(problem("completions", "bash", "--course", "x") == .optionNotForCommand(.course, .completions))
    }

    @Test func `an option without its value is told`() {
        #expect(problem("next", "--course") == .missingValue(.course))
        #expect(problem("next", "--course=") == .missingValue(.course))
        #expect(problem("next", "--course", "") == .missingValue(.course))
    }

    @Test func `a value for an option that takes none is told`() {
        #expect(problem("check", "--explain=yes") == .valueNotTaken(.explain))
        #expect(problem("--help=check") == .valueNotTaken(.help))
    }

    @Test func `a value must be one of the choices`() {
        let choices = ["text", "json"]
        #expect(
            problem("next", "--format", "jsno")
                == .notAChoice(.format, value: "jsno", suggestion: "json", choices: choices))
        #expect(
            problem("next", "--format=yaml") == .notAChoice(.format, value: "yaml", suggestion: nil, choices: choices))
    }

    @Test func `any language may be asked for`() throws {
        #expect(try parse("next", "--language", "pt-BR").values == [.language: "pt-BR"])
    }

    @Test func `an operand must be one of its choices`() {
        #expect(problem("completions", "fihs") == .operandNotAChoice(.shell, value: "fihs", suggestion: "fish"))
        #expect(problem("help", "chek") == .operandNotAChoice(.command, value: "chek", suggestion: "check"))
        #expect(problem("new", "lessn", "x") == .operandNotAChoice(.scaffold, value: "lessn", suggestion: "lesson"))
    }

    @Test func `a missing operand is told by its name`() {
        #expect(problem("arithmetic") == .missingOperand(.question, .arithmetic))
        #expect(problem("new", "lesson") == .missingOperand(.name, .new))
        #expect(problem("completions") == .missingOperand(.shell, .completions))
    }

    @Test func `an operand too many is told`() {
        #expect(problem("status", "iexpense") == .extraOperand("iexpense", .status))
        #expect(problem("next", "a", "b") == .extraOperand("b", .next))
    }

    @Test func `answers and paths may be many`() throws {
        let many = (1...500).map(String.init)
        #expect(try ArgumentParser.parse(["check"] + many).operands.count == 500)
        #expect(try ArgumentParser.parse(["lint"] + many).operands.count == 500)
    }

    @Test func `random words are read or refused`() {
        var random = SplitMix64(seed: 20_240_601)
        let pieces = ["-", "--", "=", "check", "explain", "language", "tr", "3", "é", "\u{202E}", "", " ", "json", "h"]
        for _ in 0..<3000 {
            let words = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                (0..<3).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            }
            guard let parsed = try? ArgumentParser.parse(words) else { continue }
            #expect(parsed.operands.allSatisfy(words.contains))
        }
    }
}

/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers at every run.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
