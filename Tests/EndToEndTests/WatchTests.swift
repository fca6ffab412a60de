import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `learn watch` with and without a person in front of it. The starter is unchanged, so that nothing is compiled.
struct WatchTests {
    private let student: Student

    init() throws { student = try Self.student() }

    /// Before a course of a code step and a text.
    static func student() throws -> Student {
        var student = try Student()
        try student.folder.write(
            "title: T\nlanguages: [en]\nlessons: [l]\n", to: "Lessons/course.yaml")
        let step = "code: crew-join, title: Join, prompt: P., hints: [Look it up.]"
        try student.folder.write(
            "title: L\nsummary: S.\nsteps: [{\(step)}, {text: after, title: After all, body: B.}]\n",
            to: "Lessons/l/lesson.en.yaml")
        try student.folder.copy(Places.package + "/Exercises", to: "Exercises")
        student.variables["PATH"] = Surrounding.path
        return student
    }

    @Test func `without a terminal it checks once and ends with its input`() throws {
        let run = try student.learn("watch")
        #expect(run.exitCode == 1)
        #expect(run.outputText.hasPrefix("Watching `Workspace/crew-join/CrewJoin.swift`"))
        #expect(run.outputText.contains("Nothing is written yet"))
        #expect(!run.outputText.contains("run again"))
        #expect(student.folder.exists("Workspace/crew-join/CrewJoin.swift"))
    }

    @Test func `in JSON there is one document in a line and nothing else`() throws {
        let run = try student.learn("watch", "crew-join", "--format", "json")
        let lines = run.outputText.split(separator: "\n")
        #expect(lines.count == 1)
        #expect(try JSON.decode(Document<ShownCode>.self, run.output).result.verdict == "notAttempted")
    }

    @Test func `a step that is no code is refused`() throws {
        let run = try student.learn("watch", "after")
        #expect(run.exitCode == 2)
        #expect(run.errorText.contains("has no code to watch"))
    }

    /// What is on the terminal's screen, and how it ended.
    private func screen(_ typed: String) throws -> String {
        let script = Places.tests + "/Support/pseudo-terminal.py"
        let words = ["-c", "exec python3 \"$@\"", "sh", script, Places.program, "watch"]
        var command = Command(
            "/bin/sh", words.map { Array($0.utf8) }, folder: student.folder.path,
            variables: ["PATH": Surrounding.path, "TERM": "xterm", "NO_COLOR": "1"])
        command.input = Array(typed.utf8)
        return try command.run().outputText
    }

    @Test(.enabled(if: Surrounding.hasPython))
    func `keys give a hint, the list and the next step, and end it`() throws {
        let screen = try screen("quit\th\nLook it up.\tl\nAfter all\tn\nstep 1 of 2\tq\n")
        #expect(screen.contains("Hint 1 of 1"))
        #expect(screen.hasSuffix("[1]\n"), "\(screen)")
        #expect(!screen.contains("[terminal changed]"))
    }

    @Test(.enabled(if: Surrounding.hasPython), arguments: [("^C", 128 + SIGINT), ("^TERM", 128 + SIGTERM)])
    func `a signal ends it and leaves the terminal as it was`(_ typed: String, code: Int32) throws {
        let screen = try screen("quit\t\(typed)\n")
        #expect(screen.hasSuffix("[\(code)]\n"), "\(screen)")
        #expect(!screen.contains("[terminal changed]"), "\(screen)")
    }

    @Test(.enabled(if: Surrounding.hasPython))
    func `a program that is killed leaves the terminal changed, which is seen`() throws {
        #expect(try screen("quit\t^KILL\n").contains("[terminal changed]"))
    }
}

/// What a test needs of the machine.
private enum Surrounding {
    static var path: String { getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin" }
    static var hasPython: Bool {
        access("/usr/bin/python3", X_OK) == 0 || access("/usr/local/bin/python3", X_OK) == 0
    }
}
