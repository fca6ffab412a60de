internal import CourseModel
internal import ExerciseKit
internal import HostProtocol

/// A student's library, or a mistake's, in a host: something to tell sequences of commands to.
struct Student {
    let host: HostProcess
    /// The library's name in the host's folder.
    let library: String
    let limits: HostLimits

    /// Serves the sequences, each with a fresh start, in one process; stops at the first that does not complete.
    func serve(_ sequences: [[WireValue]]) throws(ServingFailure) -> [Served] {
        let end: HostRunEnd
        do throws(CheckFailure) {
            end = try host.run(library, commands: CommandSequences(sequences).bytes, limits: limits)
        } catch {
            throw ServingFailure(error)
        }
        return try Self.served(end, counts: sequences.map(\.count))
    }

    /// Does each run in a process of its own, several at the same time. What a run shows that meets a limit is the last.
    func serve(_ runs: [PlannedRun]) throws(ServingFailure) -> [RunShown] {
        let ends: [HostRunEnd]
        do throws(CheckFailure) {
            ends = try host.run(library, each: runs.map(\.commands), limits: limits)
        } catch {
            throw ServingFailure(error)
        }
        var shown: [RunShown] = []
        for (run, end) in zip(runs, ends) {
            // The same bytes are the same observations: there is nothing to be read.
            let isExpected = end.cause == .exited(status: 0) && end.entries == run.entries
            let counts = run.sequences.map(\.commands.count)
            shown.append(isExpected ? .expected : .served(try Self.served(end, counts: counts)))
        }
        return shown
    }

    private static func served(_ end: HostRunEnd, counts: [Int]) throws(ServingFailure) -> [Served] {
        let reading = RunReading(end, counts: counts)
        switch reading.failure {
        case .notLoaded(let reason): throw .notLoaded(reason)
        case .notConfined(let reason): throw .fault(.host(reason))
        case nil: return reading.served
        }
    }
}

enum ServingFailure: Error, Equatable {
    case notLoaded(String)
    case fault(GraderFault)
    case cancelled

    init(_ failure: CheckFailure) {
        switch failure {
        case .fault(let fault): self = .fault(fault)
        case .cancelled: self = .cancelled
        }
    }
}
