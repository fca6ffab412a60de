import Testing

@testable import Grading

struct BigNaturalTests {
    private func big(_ digits: String) -> BigNatural { BigNatural(digits: digits) }

    @Test func `digits make the number, zeros before them do not`() {
        #expect(big("000") == BigNatural(0))
        #expect(big("0012") == BigNatural(12))
        #expect(big("18446744073709551615") == BigNatural(.max))
    }

    @Test func `a product beyond a word is exact`() {
        #expect(
            big("18446744073709551616") * big("18446744073709551616") == big("340282366920938463463374607431768211456"))
        #expect(
            big("99999999999999999999") * big("99999999999999999999") == big("9999999999999999999800000000000000000001")
        )
        #expect((big("12345678901234567890") * BigNatural(0)).isZero)
    }

    @Test func `a sum carries and a distance borrows`() {
        #expect(BigNatural(.max) + BigNatural(1) == big("18446744073709551616"))
        #expect(big("18446744073709551616").distance(to: BigNatural(1)) == BigNatural(.max))
        #expect(BigNatural(3).distance(to: BigNatural(5)) == BigNatural(2))
        #expect(BigNatural(5).distance(to: BigNatural(5)).isZero)
    }

    @Test func `the order is that of the numbers`() {
        let ascending = ["0", "1", "18446744073709551615", "18446744073709551616", "99999999999999999999999"].map(big)
        for (index, number) in ascending.enumerated() {
            for (other, second) in ascending.enumerated() { #expect((number < second) == (index < other)) }
        }
    }

    @Test func `small numbers agree with the machine's`() {
        var random = SplitMix64(seed: 3)
        for _ in 0..<500 {
            let (a, b) = (UInt(random.next() >> 33), UInt(random.next() >> 33))
            #expect(BigNatural(a) * BigNatural(b) == BigNatural(a * b))
            #expect(BigNatural(a) + BigNatural(b) == BigNatural(a + b))
            #expect(BigNatural(a).distance(to: BigNatural(b)) == BigNatural(a > b ? a - b : b - a))
            #expect((BigNatural(a) < BigNatural(b)) == (a < b))
        }
    }
}
