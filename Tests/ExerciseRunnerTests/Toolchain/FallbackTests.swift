import CourseModel
import Testing

@testable import ExerciseRunner

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What is done where the quick way from file to library is closed.
struct FallbackTests {
    private let cache: TemporaryFolder
    private let installation: Installation

    init() throws {
        cache = try TemporaryFolder()
        let environment = ProcessInfo.processInfo.environment
        installation = try Installation(
            toolchain: try #require(SwiftToolchain.find(environment)), products: Places.products, cache: cache.path,
            environment: environment)
    }

    @Test func `where the driver's words are not understood the driver does the work`() throws {
        try System.write([], to: installation.kit + "/commands")
        #expect(try installation.buildCommands() == nil)
        let folder = ExerciseFolder(try CrewJoin.exercise(), at: Places.crewJoin)
        let checker = try CodeChecker(folder, installation: installation)
        let solution = StudentFile(bytes: Array(("import RegexBuilder\n" + (try CrewJoin.solution())).utf8))
        #expect(checker.check(solution, seed: 1).verdict == .passed)
        let broken = checker.check(StudentFile(bytes: Array("let x: Int = \"\"\n".utf8)), seed: 1)
        guard case .compileError(let errors) = broken.verdict,
            case .inFile("CrewJoin.swift", TextPosition(line: 1, column: 14), _, _)? = errors.first
        else {
            Issue.record("\(broken.verdict)")
            return
        }
    }

    @Test func `the toolchain's own linker will do where there is no gold`() throws {
        let commands = try #require(try installation.buildCommands())
        let folder = ExerciseFolder(try CrewJoin.exercise(), at: Places.crewJoin)
        let scratch = try ScratchFolder(in: installation.temporary)
        let files = try folder.studentFiles(at: Places.crewJoinSolution).get()
        let sources = try folder.sources(files, try folder.companions(), in: scratch.path)
        let object = scratch.output + "/student.o"
        #expect(try run(commands.compile(sources.paths, to: object)) == .exited(0))
        let linker = Linker(words: [installation.toolchain.root + "/bin/ld.lld"])
        #expect(
            try run(linker.command([object, commands.runtimeObject], to: scratch.output + "/student.so")) == .exited(0))
        let checker = try CodeChecker(folder, installation: installation)
        let host = try checker.readyHost(try checker.startHost(scratch), scratch)
        let list = try SequenceList(folder.exercise, oracle: try checker.startOracle(nil), seed: 1)
        let student = Student(host: host, library: "student", limits: checker.limits)
        #expect(try Examination(student, list, runs: list.runs).run().difference == nil)
    }

    private func run(_ words: [String]) throws -> ChildProcess.End? {
        let result = try CapturedProgram(words, environment: installation.environment).finish(within: 60_000)
        guard case .ended(let end, _) = result else { return nil }
        return end
    }
}
