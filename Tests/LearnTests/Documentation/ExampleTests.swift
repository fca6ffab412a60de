import CommandTable
import CourseModel
import Reporting
import Testing

@testable import learn

/// The command lines that the help and the documents show, tried on the course that comes with the program.
struct ExampleTests {
    private static let examples = CommandDeclaration.all.flatMap(\.examples)

    @Test func `the examples name steps`() throws {
        #expect(try Self.examples.filter { try Self.step(in: $0) != nil }.count >= 5)
    }

    @Test(arguments: examples)
    func `every step and lesson in an example of the help is one of the course`(_ example: String) throws {
        guard let name = try Self.step(in: example) else { return }
        try Self.expectKnown(name, in: example)
    }

    @Test(arguments: examples.filter { $0.hasPrefix("check ") })
    func `an example of check that names its step gives the right answer`(_ example: String) throws {
        guard try Self.step(in: example) != nil else { return }
        let folder = try TestFolder()
        #expect(try CheckCommand.run(Self.invocation(of: example, folder)).exitCode == 0)
    }

    @Test(arguments: ["README.md", "Documentation/Students.md"])
    func `every step and lesson that a document for students types is one of the course`(_ document: String) throws {
        let lines = try Documents.read(document).split(separator: "\n").compactMap(Self.typed)
        #expect(lines.count >= 3)
        for line in lines {
            guard let name = try Self.step(in: line) else { continue }
            try Self.expectKnown(name, in: line)
        }
    }

    /// What follows `learn` in a line of an example, without its comment; nil where the shell has more to do than to
    /// split words.
    private static func typed(_ line: Substring) -> String? {
        for prompt in ["    $ learn ", "    $ ./learn "] where line.hasPrefix(prompt) {
            let words = line.dropFirst(prompt.count).split(separator: " ").prefix { !$0.hasPrefix("#") }
            return words.contains { word in word.contains { "'\"<>|…".contains($0) } }
                ? nil : words.joined(separator: " ")
        }
        return nil
    }

    /// `--do "tap Save"` is two words.
    private static func words(of example: String) -> [String] {
        example.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, piece in
            index % 2 == 1 ? [String(piece)] : piece.split(separator: " ").map(String.init)
        }
    }

    /// The word that names a step or a lesson, where there is one.
    private static func step(in example: String) throws -> String? {
        let parsed = try ArgumentParser.parse(words(of: example))
        let declared = parsed.command.flatMap { CommandDeclaration.of($0).operands.first?.name }
        guard declared == .step || declared == .lesson, !parsed.beginsLiterally, let word = parsed.operands.first
        else { return nil }
        return StepID(word) != nil || StepName.isPossible(word) ? word : nil
    }

    private static func expectKnown(_ name: String, in example: String) throws {
        let folder = try TestFolder()
        let session = try StudentSession(invocation(of: "list", folder))
        if session.course.lessons.contains(LessonID(name)) { return }
        #expect(throws: Never.self, "\(example)") { try session.step(named: name) }
    }

    private static func invocation(of example: String, _ folder: TestFolder) throws -> Invocation {
        let places = ["--course", String(Documents.root), "--workspace", folder.path + "/Workspace"]
        let words = words(of: example)
        let surroundings = Surroundings(
            variables: [:], inputIsTerminal: false, outputIsTerminal: false, errorIsTerminal: false)
        return Invocation(try ArgumentParser.parse(Array(words.prefix(1) + places + words.dropFirst())), surroundings)
    }
}
