import CourseModel
import ExerciseRunner
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// An exercise of two files: `Models.swift` and `Join.swift`.
struct SeveralFilesTests {
    private let root: TemporaryFolder
    private let checker: CodeChecker

    init() throws {
        root = try TemporaryFolder()
        var exercise = try CrewJoin.exercise()
        exercise.files = ["Join.swift", "Models.swift"]
        let folder = ExerciseFolder(exercise, at: root.path)
        try Self.write(try Self.parts(of: "CrewJoin.swift", Places.crewJoin), to: root.path)
        try Data(CrewJoin.bytes(Places.crewJoin + "/Harness.swift"))
            .write(to: URL(filePath: root.path + "/Harness.swift"))
        checker = try CodeChecker(folder, installation: try CrewJoin.installation.get())
    }

    private static func parts(of file: String, _ folder: String) throws -> [String: String] {
        let text = try CrewJoin.text(folder + "/" + file)
        let start = try #require(text.firstRange(of: "/// The crew of")).lowerBound
        return ["Models.swift": String(text[..<start]), "Join.swift": String(text[start...])]
    }

    private static func write(_ files: [String: String], to folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (name, text) in files { try Data(text.utf8).write(to: URL(filePath: folder + "/" + name)) }
    }

    private func student(_ change: (inout [String: String]) -> Void) throws -> String {
        var files = try Self.parts(of: "CrewJoin.swift", Places.package + "/Solutions/crew-join")
        change(&files)
        let folder = root.path + "/student"
        try Self.write(files, to: folder)
        return folder
    }

    @Test func `all files are compiled together, and all must be there`() throws {
        #expect(checker.check(try student { _ in }, seed: 1).verdict == .passed)
        // A file alone stands for the first; the other is the starter's.
        #expect(checker.check(root.path + "/student/Join.swift", seed: 1).verdict == .passed)
        try FileManager.default.removeItem(atPath: root.path + "/student/Models.swift")
        let check = checker.check(root.path + "/student", seed: 1)
        #expect(check.verdict == .unreadableFile(.missing))
        #expect(check.unreadableFile == "Models.swift")
    }

    @Test func `not attempted is where all are unchanged`() throws {
        let starter = try Self.parts(of: "CrewJoin.swift", Places.crewJoin)
        #expect(checker.check(try student { $0 = starter }, seed: 1).verdict == .notAttempted)
        let other = try student { $0 = starter.merging(["Models.swift": "// none"]) { $1 } }
        guard case .compileError = checker.check(other, seed: 1).verdict else {
            Issue.record("no compile error")
            return
        }
    }

    @Test func `errors come file by file, each with its name`() throws {
        let folder = try student { files in
            files["Models.swift"]? += "\nlet broken: Int = \"\"\n"
            files["Join.swift"]? += "\nlet alsoBroken: Int = \"\"\n"
        }
        guard case .compileError(let errors) = checker.check(folder, seed: 1).verdict else {
            Issue.record("no compile error")
            return
        }
        let names = errors.compactMap { if case .inFile(let name, _, _, _) = $0 { name } else { nil } }
        #expect(names == ["Join.swift", "Models.swift"])
    }

    @Test(arguments: [["../x.swift"], ["Harness.swift"], ["A.swift", "A.swift"], ["notes.txt"], []])
    func `names that lead elsewhere or come twice are a fault of the exercise`(_ names: [String]) throws {
        var exercise = try CrewJoin.exercise()
        exercise.files = names
        #expect(throws: GraderFault.self) {
            _ = try CodeChecker(
                ExerciseFolder(exercise, at: root.path), installation: try CrewJoin.installation.get())
        }
    }

    @Test func `a digest tells names and contents apart`() {
        let files = { (pairs: [(String, String)]) in
            StudentFiles(pairs.map { .init(name: $0.0, file: StudentFile(bytes: Array($0.1.utf8))) }).digest
        }
        let digests = [
            files([("a", "bc")]), files([("ab", "c")]), files([("a", "b"), ("c", "")]), files([("a", "b"), ("", "c")]),
        ]
        #expect(Set(digests).count == digests.count)
    }
}
