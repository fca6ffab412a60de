import Testing

/// The program itself, started by a launcher that left it to see whether it is as new as its sources.
@Suite struct StaleProgramTests {
    private let student: Student
    private let launcher: ScratchFolder

    init() throws {
        launcher = try ScratchFolder("launcher")
        let says = "#!/bin/sh\necho \"built anew: $LEARN_BUILD $LEARN_STAMP $*\"\ncat\nexit 9\n"
        try launcher.write(says, to: "learn", isProgram: true)
        try launcher.write("", to: "Package.swift")
        try launcher.write("", to: "stamp")
        var student = try Student()
        student.variables = ["LEARN_ROOT": launcher.path, "LEARN_STAMP": launcher.path + "/stamp"]
        self.student = student
    }

    private func age(_ name: String, _ time: String) throws {
        let words = ["-d", time, launcher.path + "/" + name].map { Array($0.utf8) }
        #expect(try Command("/usr/bin/touch", words, folder: launcher.path).run().exitCode == 0)
    }

    @Test(arguments: ["next", "check", "status", "lint", "doctor"])
    func `a program that is older than its sources says nothing and starts the launcher with the same words`(
        _ word: String
    ) throws {
        try age("stamp", "2020-01-01")
        let run = try student.learn(word, "a  b")
        #expect(run.outputText == "built anew: 1  \(word) a  b\n")
        #expect(run.errors.isEmpty, "\(run.errorText)")
        #expect(run.exitCode == 9)
    }

    @Test func `an answer that is typed is left to the program that is built anew`() throws {
        try age("stamp", "2020-01-01")
        let run = try student.learn("check", "declare", input: "let\nvar\n")
        #expect(run.outputText == "built anew: 1  check declare\nlet\nvar\n")
    }

    @Test func `an answer is not saved by a program that is older than its sources`() throws {
        try age("stamp", "2020-01-01")
        _ = try student.learn("check", "which-keyword", "2", "--format", "json")
        try age("stamp", "2040-01-01")
        #expect(try student.learn("status").outputText.contains("0 of 8"))
    }

    @Test func `a program that is as new as its sources goes on`() throws {
        try age("stamp", "2040-01-01")
        #expect(try student.learn("next").exitCode == 0)
    }
}
