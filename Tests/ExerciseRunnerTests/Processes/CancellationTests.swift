import CourseModel
import ExerciseRunner
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct CancellationTests {
    @Test func `a check cancelled before it begins ends before the compiler does`() throws {
        let cancellation = Cancellation()
        #expect(!cancellation.isCancelled)
        cancellation.cancel()
        cancellation.cancel()
        #expect(cancellation.isCancelled)
        let exercise = try CrewJoin()
        #expect(throws: CheckCancelled()) {
            _ = try exercise.checker.check(Places.crewJoinSolution, seed: 1, cancellation)
        }
    }

    @Test func `a run that would take ever is ended by another thread`() async throws {
        let folder = try TemporaryFolder()
        var environment = ProcessInfo.processInfo.environment
        environment["TMPDIR"] = folder.path
        let installation = try Installation(
            toolchain: try #require(SwiftToolchain.find(environment)), products: Places.products,
            cache: Places.products + "/exercise-cache", environment: environment)
        var exercise = try CrewJoin.exercise()
        exercise.limits.seconds = 60
        let checker = try CodeChecker(
            ExerciseFolder(exercise, at: Places.crewJoin), installation: installation,
            options: CheckOptions(wallMilliseconds: 60_000))
        let text = try CrewJoin.solution().replacing(
            "    mission.crew.map", with: "    while true {}; return mission.crew.map")
        let files = StudentFiles([.init(name: "CrewJoin.swift", file: StudentFile(bytes: Array(text.utf8)))])
        let cancellation = Cancellation()
        let check = Task.detached { try checker.check(files, seed: 1, cancellation) }
        // Once the library is there it runs, or is about to.
        while Self.libraries(in: folder.path).isEmpty { await Task.yield() }
        cancellation.cancel()
        switch await check.result {
        case .success(let check): Issue.record("\(check.verdict)")
        case .failure(let error): #expect(error is CheckCancelled)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }

    private static func libraries(in folder: String) -> [String] {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix("/student.so") }
    }

    @Test func `what is not cancelled is checked as ever`() throws {
        let check = try CrewJoin().checker.check(Places.crewJoinSolution, seed: 1, Cancellation())
        #expect(check.verdict == .passed)
    }
}
