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

    /// Whether the mutant, in one process for all, shows what is expected; the first that differs ends the run. Of those that
    /// are to stop the program there may be only one, the last.
    func passes(_ planned: [PlannedSequence]) throws(CheckFailure) -> Bool {
        guard let last = planned.last else { return true }
        let end = try serve(planned)
        let reading = RunReading(end, counts: [last.commands.count])
        switch reading.failure {
        case .notConfined(let reason): throw .fault(.host(reason))
        case .notLoaded(let reason): throw .fault(.host(reason))
        case nil: return reading.served == [last.expected]
        }
    }

    private func serve(_ planned: [PlannedSequence]) throws(CheckFailure) -> HostRunEnd {
        var frame = FrameWriter()
        frame.put(number)
        let compared = ComparedSequences(
            planned.map { .init($0.commands, entries: Ledger.entries(of: [$0.expected.observations])) })
        let commands = frame.bytes + compared.bytes
        var hasty = limits
        hasty.wallMilliseconds = min(patience, limits.wallMilliseconds)
        let end = try host.run(library, commands: commands, limits: hasty)
        // On a busy machine it may hardly have run.
        guard end.cause == .outOfTime, end.processorMilliseconds < patience / 2 else { return end }
        return try host.run(library, commands: commands, limits: limits)
    }
}
