internal import CourseModel
internal import ExerciseKit
internal import HostProtocol

/// Runs an exercise's unit tests, which a student's library holds along with the student's code.
struct TestRun {
    /// What such a library needs, whatever the student imports.
    static let imports = Array("\nimport Testing\nimport Dispatch\n".utf8)

    let host: HostProcess
    let library: String
    let limits: HostLimits

    func verdict() throws(CheckFailure) -> CodeVerdict {
        let end = try host.run(library, commands: Array(TestEntry.configuration.utf8), limits: limits)
        // The entries before the library runs are those of any run.
        switch RunReading(end, counts: []).failure {
        case .notLoaded(let reason): return .compileError(try LoadFailure(reason).errors())
        case .notConfined(let reason): throw .fault(.host(reason))
        case nil: return TestReading.verdict(end)
        }
    }
}

/// What a mistake is recognised by where there are unit tests: which of them fail, or how the run stops.
struct FailedTests: Equatable, Sendable {
    private var names: [String] = []
    private var stop: Ending?

    /// Nil where there is nothing to recognise.
    init?(_ verdict: CodeVerdict) {
        switch verdict {
        case .testsFailed(let tests): names = tests.map(\.name).sorted()
        case .testsStopped(let test, let ending):
            guard Shrinker.mayRunAgain(ending) else { return nil }
            names = test.map { [$0] } ?? []
            stop = ending
        default: return nil
        }
    }
}
