import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The program with a person in front of it: a pseudo-terminal, and someone who types.
@Suite(.enabled(if: access("/usr/bin/python3", X_OK) == 0 || access("/usr/local/bin/python3", X_OK) == 0))
struct TerminalTests {
    /// What is on the screen after each of `typed` was typed at its prompt.
    private func screen(
        _ words: String..., typed: [(prompt: String, text: String)], variables: [String: String] = [:]
    ) throws -> String {
        let student = try Student()
        let script = Places.tests + "/Support/pseudo-terminal.py"
        let line = "exec python3 \"$@\""
        let all = ["-c", line, "sh", script, Places.program] + words
        var command = Command(
            "/bin/sh", all.map { Array($0.utf8) }, folder: student.folder.path,
            variables: ["PATH": "/usr/local/bin:/usr/bin:/bin", "TERM": "xterm"].merging(variables) { $1 })
        command.input = Array(typed.map { "\($0.prompt)\t\($0.text)\n" }.joined().utf8)
        let run = try command.run()
        #expect(run.errors.isEmpty, "\(run.errorText)")
        return run.outputText
    }

    @Test func `a quiz is asked, and asked again after what cannot be read`() throws {
        let screen = try screen(
            "check", "which-keyword",
            typed: [("Which one (1–3)?", "let"), ("Which one (1–3)?", "7"), ("Which one (1–3)?", "2")],
            variables: ["NO_COLOR": "1"])
        #expect(screen.contains("The options are numbered 1 to 3."))
        #expect(screen.contains("✓ Right."))
        #expect(screen.hasSuffix("[0]\n"))
    }

    @Test func `only the blank that could not be read is asked again`() throws {
        let screen = try screen(
            "check", "declare",
            typed: [("Blank 1 of 2:", "let"), ("Blank 2 of 2:", ""), ("Blank 2 of 2:", "Int")],
            variables: ["NO_COLOR": "1"])
        #expect(screen.contains("Nothing was typed here."))
        #expect(screen.ranges(of: "Blank 1 of 2:").count == 1)
        #expect(screen.hasSuffix("[0]\n"))
    }

    @Test func `sums are asked one by one, in the student's own numbers`() throws {
        let screen = try screen(
            "arithmetic", "1 / 8", "--division", "decimal", "--language", "tr",
            typed: [("1 ÷ 8 =", "0.13"), ("1 ÷ 8 =", "0,13")], variables: ["NO_COLOR": "1"])
        #expect(screen.contains("0,13"))
        #expect(screen.contains("✓ Doğru."))
        #expect(screen.hasSuffix("[0]\n"))
    }

    @Test func `whoever ends the input instead of answering has given no answer`() throws {
        let screen = try screen("check", "which-keyword", typed: [("Which one (1–3)?", "^D")])
        #expect(screen.contains("No answer was given"))
        #expect(screen.hasSuffix("[2]\n"))
    }

    @Test func `a terminal gets colours unless it wants none`() throws {
        let coloured = try screen("next", typed: [])
        #expect(coloured.contains("\u{1B}["))
        for variables in [["NO_COLOR": "1"], ["TERM": "dumb"], ["TERM": ""]] {
            let plain = try screen("next", typed: [], variables: variables)
            #expect(!plain.contains("\u{1B}"), "\(variables)")
        }
    }

    @Test func `JSON prompts nobody`() throws {
        let screen = try screen("check", "which-keyword", "--format", "json", typed: [("", "^D")])
        #expect(screen.contains("no-answer"))
    }
}
