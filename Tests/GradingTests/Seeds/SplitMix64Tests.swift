import CourseModel
import Testing

@testable import Grading

struct SplitMix64Tests {
    @Test func `the stream from 0 is Vigna's`() {
        var random = SplitMix64(seed: 0)
        #expect(
            [random.next(), random.next(), random.next()] == [
                0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F,
            ])
    }

    @Test(
        arguments: [
            ("iexpense/tap-does-nothing", 0x4511_18CD_8EAC_9078), ("moonshot/why-codable", 0xCAF9_C04E_7203_3CE2),
            ("pocket-budget/şapka", 0xD176_CCC8_9F2F_63ED),
        ] as [(String, UInt64)])
    func `a step's seed is FNV-1a of its name`(name: String, seed: UInt64) throws {
        #expect(try #require(StepID(name)).seed == seed)
    }

    @Test func `a number is within its bound and every one comes up`() {
        var random = SplitMix64(seed: 1)
        var seen: Set<UInt64> = []
        for _ in 0..<200 { seen.insert(random.below(6)) }
        #expect(seen == Set(0..<6))
    }

    @Test(arguments: [0...0, -3...3, Int.min...Int.max, Int.min...(Int.min + 1), (Int.max - 1)...Int.max])
    func `a picked number lies in its range`(range: ClosedRange<Int>) {
        var random = SplitMix64(seed: 2)
        for _ in 0..<100 { #expect(range.contains(random.pick(range))) }
    }
}
