import Synchronization
import Testing
import Threads

struct WorkThreadTests {
    @Test func `the work is done when waiting for it is over`() throws {
        let done = Atomic(0)
        let threads = try (0..<4).map { _ in
            try #require(WorkThread { done.add(1, ordering: .relaxed) })
        }
        for thread in threads { thread.wait() }
        #expect(done.load(ordering: .relaxed) == 4)
    }

    @Test func `there is room for four megabytes of stack`() throws {
        let sum = Atomic(0)
        let thread = try #require(WorkThread { sum.store(Self.descend(4_000), ordering: .relaxed) })
        thread.wait()
        #expect(sum.load(ordering: .relaxed) == 4_000)
    }

    /// A kilobyte of stack for each step.
    private static func descend(_ depth: Int) -> Int {
        withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 8) { memory in
            memory[0] = UInt8(truncatingIfNeeded: depth)
            return depth == 0 ? 0 : 1 + descend(depth - 1)
        }
    }
}
