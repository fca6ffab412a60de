import CourseModel
import ExerciseRunner
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What may stand where the student's file should, and what may be in it.
struct HostileFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `a file of a name with spaces, quotes and Arabic letters is a file`() throws {
        let path = folder.path + "/it's \"crew\" طاقم.swift"
        try Data(CrewJoin.bytes(Places.crewJoinSolution)).write(to: URL(filePath: path))
        #expect(try CrewJoin().checker.check(path, seed: 1).verdict == .passed)
    }

    @Test func `a missing file, a folder, a link and a pipe are refused at once`() throws {
        let checker = try CrewJoin().checker
        #expect(checker.check(folder.path + "/none", seed: 1).verdict == .unreadableFile(.missing))
        #expect(checker.check(folder.path, seed: 1).verdict == .unreadableFile(.missing))
        #expect(mkdir(folder.path + "/CrewJoin.swift", 0o700) == 0)
        #expect(checker.check(folder.path, seed: 1).verdict == .unreadableFile(.notAFile))
        #expect(checker.check(folder.path, seed: 1).unreadableFile == "CrewJoin.swift")
        let link = folder.path + "/link.swift"
        #expect(symlink(Places.crewJoinSolution, link) == 0)
        #expect(checker.check(link, seed: 1).verdict == .unreadableFile(.notAFile))
        let pipe = folder.path + "/pipe.swift"
        #expect(mkfifo(pipe, 0o600) == 0)
        #expect(checker.check(pipe, seed: 1).verdict == .unreadableFile(.notAFile))
    }

    @Test func `ten megabytes are too much`() throws {
        let path = folder.path + "/large.swift"
        try Data(repeating: 0x20, count: 10 << 20).write(to: URL(filePath: path))
        #expect(try CrewJoin().checker.check(path, seed: 1).verdict == .unreadableFile(.tooLarge(limit: 1 << 20)))
    }

    @Test func `an empty file lacks what the exercise needs`() throws {
        guard case .compileError(let errors) = try CrewJoin().check("").verdict,
            case .needs(let declaration, _)? = errors.first
        else {
            Issue.record("no compile error")
            return
        }
        #expect(declaration.hasPrefix("struct Astronaut"))
    }

    @Test func `a byte order mark, CRLF and tabs are no matter`() throws {
        let solution = try CrewJoin.solution()
        let crlf = solution.replacing("\n", with: "\r\n")
        let tabs = solution.replacing("    ", with: "\t")
        for text in ["\u{FEFF}" + solution, crlf, tabs] {
            #expect(try CrewJoin().check(text).verdict == .passed)
        }
    }

    @Test func `bytes that are no text are a compile error, not a fault`() throws {
        let solution = try CrewJoin.bytes(Places.crewJoinSolution)
        let bytes = StudentFile(bytes: solution + [0x6C, 0x65, 0x74, 0x20, 0xFF, 0xFE, 0x0A])
        guard case .compileError = try CrewJoin().checker.check(bytes, seed: 1).verdict else {
            Issue.record("no compile error")
            return
        }
    }

    @Test func `a zero byte in a comment is no matter, elsewhere the compiler says so`() throws {
        let solution = try CrewJoin.solution()
        #expect(try CrewJoin().check(solution + "// \0\n").verdict == .passed)
    }

    @Test func `the exercise's own name for the file may have spaces, quotes and Arabic letters`() throws {
        let name = "it's \"crew\" طاقم.swift"
        var exercise = try CrewJoin.exercise()
        exercise.files = [name]
        let starter = try CrewJoin.bytes(Places.crewJoin + "/CrewJoin.swift")
        try Data(starter).write(to: URL(filePath: folder.path + "/" + name))
        try Data(CrewJoin.bytes(Places.crewJoin + "/Harness.swift"))
            .write(to: URL(filePath: folder.path + "/Harness.swift"))
        let checker = try CodeChecker(
            ExerciseFolder(exercise, at: folder.path), installation: try CrewJoin.installation.get())
        #expect(checker.check(Places.crewJoinSolution, seed: 1).verdict == .passed)
        let broken = StudentFile(bytes: starter + Array("let x: Int = \"\"\n".utf8))
        guard case .compileError(let errors) = checker.check(broken, seed: 1).verdict,
            case .inFile(name, _, _, _)? = errors.first
        else {
            Issue.record("no compile error in the file")
            return
        }
    }
}
