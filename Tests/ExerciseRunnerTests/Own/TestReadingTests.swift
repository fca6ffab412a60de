import CourseModel
import ExerciseKit
import HostProtocol
import Testing

@testable import ExerciseRunner

struct TestReadingTests {
    @Test func `a full ledger is a limit of output, whatever stands behind it`() {
        let end = HostRunEnd(
            cause: .exited(status: 0), processorMilliseconds: 1, output: [], entries: [Entry.full.rawValue, 0x21])
        #expect(TestReading.verdict(end) == .testsStopped(test: nil, .outputLimit))
    }
}
