/// A whole number from 0 up, of any size: a typed number may be longer than any machine word.
struct BigNatural: Equatable, Sendable {
    /// Base 2⁶⁴, least significant first, no zero at the end; empty for 0.
    private(set) var limbs: [UInt]

    init(_ value: UInt) { limbs = value == 0 ? [] : [value] }

    private init(limbs: [UInt]) {
        self.limbs = limbs
        while self.limbs.last == 0 { self.limbs.removeLast() }
    }

    /// Reads ASCII digits; other characters are passed over.
    init(digits: some StringProtocol) {
        self.init(0)
        for byte in digits.utf8 where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
            multiply(by: 10, adding: UInt(byte - UInt8(ascii: "0")))
        }
    }

    static func powerOfTen(_ exponent: Int) -> BigNatural {
        var power = BigNatural(1)
        for _ in 0..<exponent { power.multiply(by: 10, adding: 0) }
        return power
    }

    var isZero: Bool { limbs.isEmpty }

    private mutating func multiply(by factor: UInt, adding start: UInt) {
        var carry = start
        for index in limbs.indices {
            (limbs[index], carry) = Self.product(limbs[index], factor, plus: carry, plus: 0)
        }
        if carry > 0 { limbs.append(carry) }
    }

    /// `a * b + c + d`, which two words always hold.
    private static func product(_ a: UInt, _ b: UInt, plus c: UInt, plus d: UInt) -> (low: UInt, high: UInt) {
        let (high, low) = a.multipliedFullWidth(by: b)
        let (first, overflowed) = low.addingReportingOverflow(c)
        let (second, overflowedAgain) = first.addingReportingOverflow(d)
        return (second, high + (overflowed ? 1 : 0) + (overflowedAgain ? 1 : 0))
    }

    static func * (left: BigNatural, right: BigNatural) -> BigNatural {
        guard !left.isZero, !right.isZero else { return BigNatural(0) }
        var result = [UInt](repeating: 0, count: left.limbs.count + right.limbs.count)
        for (i, a) in left.limbs.enumerated() {
            var carry: UInt = 0
            for (j, b) in right.limbs.enumerated() {
                (result[i + j], carry) = product(a, b, plus: result[i + j], plus: carry)
            }
            result[i + right.limbs.count] = carry
        }
        return BigNatural(limbs: result)
    }

    static func + (left: BigNatural, right: BigNatural) -> BigNatural {
        let (longer, shorter) = left.limbs.count < right.limbs.count ? (right, left) : (left, right)
        var result = longer.limbs
        var carries = false
        for index in result.indices {
            let other = index < shorter.limbs.count ? shorter.limbs[index] : 0
            let (sum, first) = result[index].addingReportingOverflow(other)
            let (total, second) = sum.addingReportingOverflow(carries ? 1 : 0)
            result[index] = total
            carries = first || second
        }
        return BigNatural(limbs: carries ? result + [1] : result)
    }

    /// How far the two are apart.
    func distance(to other: BigNatural) -> BigNatural {
        let (greater, lesser) = self < other ? (other, self) : (self, other)
        var result = greater.limbs
        var borrows = false
        for index in result.indices {
            let taken = index < lesser.limbs.count ? lesser.limbs[index] : 0
            let (rest, first) = result[index].subtractingReportingOverflow(taken)
            let (total, second) = rest.subtractingReportingOverflow(borrows ? 1 : 0)
            result[index] = total
            borrows = first || second
        }
        return BigNatural(limbs: result)
    }

    static func < (left: BigNatural, right: BigNatural) -> Bool {
        guard left.limbs.count == right.limbs.count else { return left.limbs.count < right.limbs.count }
        for (a, b) in zip(left.limbs.reversed(), right.limbs.reversed()) where a != b { return a < b }
        return false
    }
}
