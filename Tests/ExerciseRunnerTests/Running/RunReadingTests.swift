import CourseModel
import ExerciseKit
import HostProtocol
import Testing

@testable import ExerciseRunner

struct RunReadingTests {
    @Test func `all sequences served to the end are completed`() {
        #expect(read("o\"1:aso\"1:bo\"1:cse") == [.init(["a"], .completed), .init(["b", "c"], .completed)])
    }

    @Test(arguments: [
        ("o\"1:aso\"1:bo\"1:cs", HostRunEnd.Cause.exited(status: 0), Ending.exited(status: 0)),
        ("o\"1:aso\"1:b", .signaled(9), .crashed(signal: 9)), ("o\"1:aso\"1:b", .signaled(11), .crashed(signal: 11)),
        ("o\"1:aso\"1:b", .outOfTime, .timeLimit), ("o\"1:aso\"1:b", .outOfOutput, .outputLimit),
        ("o\"1:aso\"1:bf", .exited(status: 0), .outputLimit),
    ])
    func `an end before the end is no completion`(_ entries: String, cause: HostRunEnd.Cause, ending: Ending) {
        let served = read(entries, cause)
        #expect(served.first == .init(["a"], .completed))
        #expect(served.last?.ending == ending)
    }

    @Test(arguments: [
        "o\"1:ase", "e", "so\"1:bo\"1:cse", "o\"1:ao\"1:aso\"1:bo\"1:cse", "o\"1:aso\"1:bo\"1:csse", "x",
        "o\"1:aso\"1:bo\"1:cse e", "o\"9:a", "u", "o\"1:aso\"1:bo\"1:cso\"1:dse",
    ])
    func `what a harness never enters is interference`(_ entries: String) {
        #expect(read(entries).last?.ending == .interfered)
    }

    @Test func `complete entries of a process that then failed are no pass`() {
        #expect(read("o\"1:aso\"1:bo\"1:cse", .exited(status: 1)).last?.ending == .exited(status: 1))
        #expect(read("o\"1:aso\"1:bo\"1:cse", .signaled(6)).count == 3)
    }

    private func read(_ entries: String, _ cause: HostRunEnd.Cause = .exited(status: 0)) -> [Served] {
        let end = HostRunEnd(cause: cause, processorMilliseconds: 0, output: [], entries: Array(entries.utf8))
        return RunReading(end, counts: [1, 2]).served
    }
}

extension Served {
    fileprivate init(_ texts: [String], _ ending: Ending) {
        self.init(observations: texts.map(WireValue.text), ending: ending)
    }
}
