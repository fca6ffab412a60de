import Testing

@testable import CourseServer

@Suite struct RateLimitTests {
    private func admitted(_ limit: RateLimit, at times: [Int]) -> [Bool] {
        var limit = limit
        return times.map { limit.admits(at: $0) }
    }

    @Test func `so many pass at once and then so many a second`() {
        let limit = RateLimit(burst: 3, perSecond: 2)
        #expect(admitted(limit, at: [1000, 1000, 1000, 1000, 1500, 1500]) == [true, true, true, false, true, false])
        #expect(
            admitted(limit, at: [0, 0, 0, 0, 60_000, 60_000, 60_000, 60_000]).suffix(4) == [true, true, true, false])
    }

    @Test func `a clock that goes back lets nobody through`() {
        let limit = RateLimit(burst: 1, perSecond: 1)
        #expect(admitted(limit, at: [5000, 0, 5999, 6000]) == [true, false, false, true])
    }
}
