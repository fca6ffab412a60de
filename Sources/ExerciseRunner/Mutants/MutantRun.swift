internal import CourseModel
internal import ExerciseKit
internal import HostProtocol

/// One mutant in a library of many.
struct MutantRun {
    let host: HostProcess
    let library: String
    let number: Int
    let limits: HostLimits

    /// A program that runs so long, in milliseconds, has most probably lost its way.
    let patience: Int

    /// Of a program whose original takes so long.
    static func patience(original milliseconds: Int) -> Int { max(700, 10 * milliseconds) }

    /// Whether the mutant, in a process of its own, shows what is expected.
    func passes(_ planned: [PlannedSequence]) throws(CheckFailure) -> Bool {
        guard !planned.isEmpty else { return true }
        let reading = try serve(planned.map(\.commands))
        switch reading.failure {
        case .notConfined(let reason): throw .fault(.host(reason))
        case .notLoaded(let reason): throw .fault(.host(reason))
        case nil: break
        }
        return reading.served == planned.map(\.expected)
    }

    private func serve(_ sequences: [[WireValue]]) throws(CheckFailure) -> RunReading {
        var frame = FrameWriter()
        frame.put(number)
        let commands = frame.bytes + CommandSequences(sequences).bytes
        var hasty = limits
        hasty.wallMilliseconds = min(patience, limits.wallMilliseconds)
        var end = try host.run(library, commands: commands, limits: hasty)
        // On a busy machine it may hardly have run.
        if end.cause == .outOfTime, end.processorMilliseconds < patience / 2 {
            end = try host.run(library, commands: commands, limits: limits)
        }
        return RunReading(end, counts: sequences.map(\.count))
    }
}
