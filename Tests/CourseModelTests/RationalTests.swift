import CourseModel
import Testing

@Suite struct RationalTests {
    @Test(arguments: [
        (14, 6, 7, 3), (-14, 6, -7, 3), (14, -6, -7, 3), (-14, -6, 7, 3), (0, 5, 0, 1), (0, -5, 0, 1), (5, 1, 5, 1),
        (Int.max, Int.max, 1, 1), (Int.min, Int.min, 1, 1), (Int.min, 2, Int.min / 2, 1), (2, Int.min, -1, 1 << 62),
    ])
    func `a fraction is kept in lowest terms with a positive denominator`(_ row: (Int, Int, Int, Int)) throws {
        let fraction = try Rational(row.0, row.1)
        #expect(fraction.numerator == row.2)
        #expect(fraction.denominator == row.3)
        #expect(fraction.isWhole == (row.3 == 1))
    }

    @Test func `a zero below is a division by zero`() {
        #expect(throws: ArithmeticFault.divisionByZero) { try Rational(1, 0) }
        #expect(throws: ArithmeticFault.divisionByZero) { try Rational(0, 0) }
    }

    @Test func `a magnitude that does not fit is an overflow, never a trap`() {
        #expect(throws: ArithmeticFault.overflow) { try Rational(.min) }
        #expect(throws: ArithmeticFault.overflow) { try Rational(.min, -1) }
        #expect(throws: ArithmeticFault.overflow) { try Rational(1, .min) }
        #expect(throws: ArithmeticFault.overflow) { try Rational(.min, 3) }
    }

    @Test func `order is exact where the products do not fit 64 bits`() throws {
        let nearOne = try Rational(.max - 1, .max)
        let nearer = try Rational(.max, .max - 1)
        #expect(nearOne < nearer)
        #expect(!(nearer < nearOne))
        #expect(!(nearOne < nearOne))
        #expect(try Rational(-1, 3) < Rational(-1, 4))
        #expect(try Rational(-.max) < Rational(.max))
    }

    @Test func `a distance has no direction`() throws {
        let third = try Rational(1, 3)
        let half = try Rational(1, 2)
        #expect(try third.distance(to: half) == Rational(1, 6))
        #expect(try half.distance(to: third) == Rational(1, 6))
        #expect(try third.distance(to: Rational(-1, 3)) == Rational(2, 3))
        #expect(try third.distance(to: third) == Rational(0))
    }

    @Test func `a distance that does not fit is an overflow`() throws {
        let far = try Rational(.max)
        let other = try Rational(-.max)
        #expect(throws: ArithmeticFault.overflow) { try far.distance(to: other) }
        #expect(throws: ArithmeticFault.overflow) { try Rational(1, .max).distance(to: Rational(1, .max - 1)) }
    }

    @Test func `random fractions agree with cross multiplication`() throws {
        var random = SplitMix64(seed: 7)
        for _ in 0..<2000 {
            let a = Int.random(in: -999...999, using: &random)
            let b = Int.random(in: 1...999, using: &random)
            let c = Int.random(in: -999...999, using: &random)
            let d = Int.random(in: 1...999, using: &random)
            let (left, right) = (try Rational(a, b), try Rational(c, d))
            #expect((left < right) == (a * d < c * b))
            #expect((left == right) == (a * d == c * b))
            #expect(try left.distance(to: right) == Rational(abs(a * d - c * b), b * d))
        }
    }
}

/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers at every run.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
