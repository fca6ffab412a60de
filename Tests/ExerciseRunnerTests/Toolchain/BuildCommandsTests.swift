import Testing

@testable import ExerciseRunner

struct BuildCommandsTests {
    private let output = """
        /usr/bin/swift-frontend -frontend -c "/a b/1.swift" '/a b/2.swift' -module-name Learner -o /tmp/x.o
        /usr/bin/clang -shared /usr/lib/swift/linux/x86_64/swiftrt.o /tmp/x.o -o /a\\ b/out.so
        """

    @Test func `the frontend's words come without files and output`() throws {
        let commands = try #require(
            BuildCommands(driverOutput: output, sources: ["/a b/1.swift", "/a b/2.swift"]))
        #expect(commands.frontend == ["/usr/bin/swift-frontend", "-frontend", "-c", "-module-name", "Learner"])
        #expect(commands.runtimeObject == "/usr/lib/swift/linux/x86_64/swiftrt.o")
        #expect(
            commands.compile(["x"], to: "y") == commands.frontend + ["x", "-o", "y"])
        #expect(BuildCommands(text: commands.text) == commands)
    }

    @Test func `output of another form is refused`() {
        #expect(BuildCommands(driverOutput: "", sources: []) == nil)
        #expect(BuildCommands(driverOutput: output, sources: ["/other.swift"]) == nil)
    }

    @Test(arguments: [
        ("a 'b c' \"d e\" f\\ g", ["a", "b c", "d e", "f g"]), ("'' x", ["", "x"]), ("  a   b ", ["a", "b"]),
        ("'a\\b' \"c'd\"", ["a\\b", "c'd"]),
    ])
    func `words are split as a shell does`(_ line: String, words: [String]) {
        #expect(ShellWords.split(line) == words)
    }
}
