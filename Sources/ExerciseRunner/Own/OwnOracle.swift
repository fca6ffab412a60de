internal import CourseModel
internal import ExerciseKit
internal import HostProtocol

/// An exercise's own oracle, at work in a host of its own. Whatever it does besides answering is a fault of the exercise's.
final class OwnOracle: AnsweringOracle {
    /// An oracle is slow and obvious, and its author's.
    static let limits = HostLimits(
        wallMilliseconds: 20_000, processorSeconds: 10, memoryBytes: 2 << 30, ledgerBytes: 64 << 20)

    private let checker: CodeChecker
    private let scratch: ScratchFolder
    private let cancellation: Cancellation?
    private let wanted: [String]
    private let starting: HostProcess
    private var ready: HostProcess?

    /// Starts the host, without waiting for it.
    init(
        _ library: OracleLibrary, _ checker: CodeChecker, _ cancellation: Cancellation?
    ) throws(GraderFault) {
        self.checker = checker
        self.cancellation = cancellation
        wanted = library.wanted
        scratch = try ScratchFolder(in: checker.installation.temporary)
        try library.copy(to: scratch.output)
        starting = try checker.startHost(scratch, cancellation)
    }

    func answer(_ sequences: [[WireValue]]) throws(CheckFailure) -> [Oracle.Answer] {
        let reading = try ask(.answer(sequences))
        guard reading.sequences.count == sequences.count else { throw .fault(.oracle(.unreadable)) }
        return reading.sequences.map(\.answer)
    }

    func generate(seed: UInt64, lengths: [Int]) throws(CheckFailure) -> [AnsweredSequence] {
        let reading = try ask(.generate(seed: seed, lengths: lengths))
        guard reading.sequences.count == lengths.count else { throw .fault(.oracle(.unreadable)) }
        return reading.sequences
    }

    private func ask(_ request: OracleRequest) throws(CheckFailure) -> OracleReading {
        let host = try readyHost()
        let end = try host.run(OracleLibrary.name, commands: request.bytes, limits: Self.limits)
        return try CheckFailure.faults { () throws(GraderFault) in try OracleReading(end) }
    }

    private func readyHost() throws(CheckFailure) -> HostProcess {
        if let ready { return ready }
        let host = try checker.readyHost(starting, scratch, cancellation)
        try host.load(checker.installation.toolchain.present(wanted))
        ready = host
        return host
    }
}
