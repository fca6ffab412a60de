import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite struct PlaceTests {
    @Test(arguments: ["with spaces", "دورة التعلم", "quote's \"and\" $(dollar)", "line\nbreak", "--help"])
    func `a course in a folder of any name works from end to end`(_ name: String) throws {
        let student = try Student(folder: name)
        #expect(try student.learn("next").exitCode == 0)
        #expect(try student.learn("check", "which-keyword", "2").exitCode == 0)
        #expect(try student.learn("status").outputText.contains("2 of 8"))
        let elsewhere = try ScratchFolder("elsewhere")
        let words = ["status", "--course", student.folder.path].map { Array($0.utf8) }
        let run = try Command(Places.program, words, folder: elsewhere.path).run()
        #expect(run.outputText.contains("2 of 8"), "\(run.errorText)")
        #expect(elsewhere.names(in: ".").isEmpty)
    }

    @Test func `a course is found from a folder below it`() throws {
        let student = try Student()
        var command = student.command([Array("next".utf8)])
        command.folder += "/Lessons/first"
        #expect(try command.run().exitCode == 0)
        #expect(student.folder.exists("Workspace/.learn/progress.sqlite"))
        #expect(!student.folder.exists("Lessons/first/Workspace"))
    }

    @Test func `only looking makes nothing`() throws {
        let student = try Student()
        for words in [["list"], ["status"], ["lint"], ["help"], ["doctor"], ["arithmetic", "1 + 1", "2"]] {
            _ = try student.command(words.map { Array($0.utf8) }).run()
        }
        #expect(student.folder.names(in: ".") == ["Lessons"])
    }

    @Test func `a step is taught where progress cannot be saved, and that is said`() throws {
        let student = try Student()
        // A file where the folder should be stands in for a place that cannot be written: root may write anywhere.
        try student.folder.write("", to: "Workspace/.learn")
        let run = try student.learn("next")
        #expect(run.errorText.contains("Workspace"))
        #expect([0, 2].contains(run.exitCode))
    }

    @Test func `a read-only workspace is read, and a notice says that nothing was saved`() throws {
        guard getuid() != 0 else { return }
        let student = try Student()
        try student.learn("next")
        chmod(student.folder.path + "/Workspace/.learn", 0o500)
        chmod(student.folder.path + "/Workspace/.learn/progress.sqlite", 0o400)
        let run = try student.learn("check", "which-keyword", "2")
        chmod(student.folder.path + "/Workspace/.learn", 0o700)
        #expect(run.exitCode == 0)
        #expect(run.errorText.contains("not saved"))
    }

    @Test func `damaged progress is kept aside, told, and begun anew`() throws {
        let student = try Student()
        try student.learn("next")
        try student.folder.write(
            "this is no database, and long enough to be looked at", to: "Workspace/.learn/progress.sqlite")
        let run = try student.learn("status")
        #expect(run.exitCode == 0)
        #expect(run.errorText.contains("damaged"))
        let kept = student.folder.names(in: "Workspace/.learn").filter { $0.contains("damaged") }
        #expect(kept.count == 1)
        #expect(try student.learn("check", "which-keyword", "2").errors.isEmpty)
        #expect(try student.learn("status").outputText.contains("1 of 8"))
    }

    @Test func `doctor names what it finds and is content here`() throws {
        let student = try Student()
        let run = try student.learn("doctor")
        for word in ["libyaml", "SQLite", "Workspace"] { #expect(run.outputText.contains(word), "\(run.outputText)") }
        #expect([0, 1].contains(run.exitCode))
    }
}
