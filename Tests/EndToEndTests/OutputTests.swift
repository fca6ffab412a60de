import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite struct OutputTests {
    @Test(arguments: ["text", "json"])
    func `a full disk behind the output is a fault that is told by the exit code`(_ format: String) throws {
        let student = try Student()
        var command = student.command(["next", "--format", format].map { Array($0.utf8) })
        command.outputPath = "/dev/full"
        #expect(try command.run().exitCode == 70)
    }

    @Test func `a step that could not be shown does not count as read`() throws {
        let student = try Student()
        var command = student.command([Array("next".utf8)])
        command.outputPath = "/dev/full"
        _ = try command.run()
        #expect(try student.learn("list", "first").outputText.contains("○ Welcome"))
    }

    @Test(arguments: ["", "trap '' PIPE; "])
    func `a reader who goes away early gets no crash and leaves no mess`(_ signals: String) throws {
        let student = try Student()
        let pipeline =
            signals + "\"$1\" list | true; \"$1\" next first/divide --format json | head -c 1 >/dev/null; echo done"
        let words = ["-c", pipeline, "sh", Places.program].map { Array($0.utf8) }
        let run = try Command("/bin/sh", words, folder: student.folder.path).run()
        #expect(run.outputText == "done\n")
        #expect(run.errors.isEmpty, "\(run.errorText)")
        #expect(try student.learn("status").exitCode == 0)
    }

    @Test func `closed ends are no crash`() throws {
        let student = try Student()
        for closing in ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"] {
            let line = "\"$1\" check which-keyword 2 \(closing); code=$?; test $code -lt 126 && echo fine"
            let words = ["-c", line, "sh", Places.program].map { Array($0.utf8) }
            let run = try Command("/bin/sh", words, folder: student.folder.path).run()
            #expect(run.outputText.hasSuffix("fine\n"), "\(closing): \(run.outputText) \(run.errorText)")
        }
        #expect(try student.learn("status").exitCode == 0)
    }

    @Test func `nothing needs a home, a locale or a terminal type`() throws {
        let student = try Student()
        var command = student.command([Array("next".utf8)])
        command.variables = [:]
        let run = try command.run()
        #expect(run.exitCode == 0)
        #expect(run.outputText.hasPrefix("Values and names"))
        #expect(!run.output.contains(0x1B))
    }
}
