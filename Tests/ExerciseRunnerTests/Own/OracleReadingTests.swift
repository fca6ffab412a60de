import CourseModel
import ExerciseKit
import HostProtocol
import Testing

@testable import ExerciseRunner

struct OracleReadingTests {
    @Test func `sequences are read with their commands and answers, to the end`() throws {
        let reading = try read("g\"1:ag\"1:bo\"1:xo\"1:yso\"1:zt\"4:Fullu\"1:2e")
        #expect(
            reading.sequences == [
                AnsweredSequence(commands: texts("a", "b"), answer: .completed(texts("x", "y"))),
                AnsweredSequence(commands: [], answer: .trapped(texts("z"), message: "Full")),
                AnsweredSequence(commands: [], answer: .unreadable(command: 2)),
            ])
    }

    @Test func `what follows the end is not read`() throws {
        #expect(try read("o\"1:xse?").sequences.count == 1)
    }

    @Test(arguments: [
        ("o\"1:xs", HostRunEnd.Cause.exited(status: 0), OracleFault.unreadable),
        ("", .exited(status: 0), .unreadable), ("x", .exited(status: 0), .unreadable),
        ("r\"1:x", .exited(status: 0), .unreadable), ("o\"9:x", .exited(status: 0), .unreadable),
        ("u\"1:xe", .exited(status: 0), .unreadable), ("o\"1:xsf", .exited(status: 0), .ended(.outputLimit)),
        ("o\"1:xs", .exited(status: 3), .ended(.exited(status: 3))),
        ("o\"1:xse", .exited(status: 3), .ended(.exited(status: 3))), ("o\"1:xs", .outOfTime, .ended(.timeLimit)),
        ("o\"1:xs", .outOfOutput, .ended(.outputLimit)), ("e", .signaled(11), .ended(.crashed(signal: 11))),
        ("l\"2:no", .exited(status: 0), .notLoaded(message: "no")),
        ("c\"2:no", .exited(status: 0), .notLoaded(message: "no")),
    ])
    func `anything else is the oracle's fault`(_ entries: String, cause: HostRunEnd.Cause, fault: OracleFault) {
        #expect(throws: GraderFault.oracle(fault)) { try read(entries, cause) }
    }

    private func texts(_ texts: String...) -> [WireValue] { texts.map(WireValue.text) }

    private func read(
        _ entries: String, _ cause: HostRunEnd.Cause = .exited(status: 0)
    ) throws(GraderFault) -> OracleReading {
        try OracleReading(
            HostRunEnd(cause: cause, processorMilliseconds: 0, output: [], entries: Array(entries.utf8)))
    }
}
