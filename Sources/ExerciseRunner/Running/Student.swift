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
        let reading = RunReading(end, counts: sequences.map(\.count))
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
