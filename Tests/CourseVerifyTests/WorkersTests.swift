import Synchronization
import Testing

@testable import CourseVerify

@Suite struct WorkersTests {
    @Test(arguments: [1, 3, 100])
    func `every job is done once`(_ count: Int) {
        let done = Mutex<[Int]>([])
        Workers.run((0..<50).map { index in { done.withLock { $0.append(index) } } }, count: count)
        #expect(done.withLock { $0.sorted() } == Array(0..<50))
    }

    @Test func `one worker keeps the order, and no job is no work`() {
        let done = Mutex<[Int]>([])
        Workers.run((0..<9).map { index in { done.withLock { $0.append(index) } } }, count: 1)
        Workers.run([], count: 4)
        #expect(done.withLock { $0 } == Array(0..<9))
    }
}
