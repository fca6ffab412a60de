import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What `learn watch` does when a file is saved, its output read by a program. No compiler runs: the starter and a file
/// that is not there have verdicts without it.
struct WatchSavesTests {
    private let student: Student
    private let file = "Workspace/crew-join/CrewJoin.swift"

    init() throws { student = try WatchTests.student() }

    private func watch(_ variables: [String: String] = [:]) throws -> Conversation {
        var student = student
        student.variables.merge(variables) { $1 }
        return try Conversation(student.command(["watch", "--format", "json"].map { Array($0.utf8) }))
    }

    private func verdict(_ watch: Conversation) throws -> String {
        let line = try #require(try watch.line())
        return try JSON.decode(Document<ShownCode>.self, Array(line.utf8)).result.verdict
    }

    /// What somebody writes into a pipe that has a name, waited for.
    private static func line(_ path: String) -> String {
        let pipe = open(path, O_RDONLY | O_CLOEXEC)
        defer { close(pipe) }
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = max(0, read(pipe, &bytes, bytes.count))
        return String(decoding: bytes[..<count].prefix { $0 != 0x0A }, as: UTF8.self)
    }

    private func remove() { #expect(unlink(student.folder.path + "/" + file) == 0) }

    @Test(arguments: [SIGTERM, SIGINT])
    func `each save has a verdict in a line of its own, and a signal ends it`(_ signal: Int32) throws {
        let watch = try watch()
        #expect(try verdict(watch) == "notAttempted")
        let starter = try student.folder.bytes(file)
        remove()
        #expect(try verdict(watch) == "unreadableFile")
        try student.folder.write(starter, to: file)
        #expect(try verdict(watch) == "notAttempted")
        #expect(watch.end(by: signal) == 128 + signal)
        #expect(try watch.line() == nil)
        #expect(try watch.errorText() == "")
    }

    @Test func `where the system cannot tell, files are looked at, and that is said`() throws {
        let watch = try watch(["LEARN_WATCH": "poll"])
        let first = try #require(try watch.line())
        #expect(first.contains("notAttempted"))
        remove()
        #expect(try verdict(watch) == "unreadableFile")
        #expect(watch.end(by: SIGTERM) == 128 + SIGTERM)
        #expect(try watch.errorText().contains("LEARN_WATCH=poll"))
    }

    /// The compiler is a script that says that it runs and then waits for ever.
    @Test func `a check is cancelled when its file changes, and its verdict is not told`() throws {
        let tools = student.folder.path + "/tools"
        try student.folder.write("", to: "tools/bin/swift-frontend", isProgram: true)
        let compiler = """
            #!/bin/sh
            for word; do [ "$word" != "-###" ] || exit 1; done
            echo $$ >'\(tools)/started'
            read -r line <'\(tools)/never'

            """
        try student.folder.write(compiler, to: "tools/bin/swiftc", isProgram: true)
        for name in ["started", "never"] { try #require(mkfifo("\(tools)/\(name)", 0o600) == 0) }
        let watch = try watch(["LEARN_TOOLCHAIN": tools])
        #expect(try verdict(watch) == "notAttempted")
        try student.folder.write("let crew = 1", to: file)
        let process = try #require(pid_t(Self.line(tools + "/started")))
        remove()
        #expect(try verdict(watch) == "unreadableFile")
        #expect(watch.end(by: SIGTERM) == 128 + SIGTERM)
        #expect(try watch.line() == nil)
        #expect(kill(process, 0) != 0, "the compiler still runs")
    }
}
