import CourseModel
import Testing

@testable import Grading

struct ArithmeticKeyTests {
    private func key(
        _ first: Int, _ operation: ArithmeticOperation, _ second: Int, _ division: Division = .exact
    ) throws(ArithmeticFault) -> ArithmeticKey {
        try ArithmeticKey.of(
            ArithmeticQuestion(first: first, operation: operation, second: second, division: division))
    }

    @Test func `the four operations give whole numbers`() throws {
        #expect(try key(12, .add, 5) == .whole(17))
        #expect(try key(12, .subtract, 15) == .whole(-3))
        #expect(try key(12, .multiply, -5) == .whole(-60))
        #expect(try key(12, .divide, 4) == .whole(3))
    }

    @Test(arguments: [(7, 2, 3, 1), (-7, 2, -3, -1), (7, -2, -3, 1), (-7, -2, 3, -1), (0, 5, 0, 0), (3, 5, 0, 3)])
    func `integer division goes toward zero, the remainder with the dividend`(a: Int, b: Int, q: Int, r: Int) throws {
        #expect(try key(a, .divide, b, .integer) == .whole(q))
        #expect(try key(a, .divide, b, .remainder) == .quotient(q, remainder: r))
    }

    @Test(arguments: [
        (1, 8, 2, "0", "13"), (1, 8, 3, "0", "125"), (2, 3, 1, "0", "7"), (1, 3, 9, "0", "333333333"),
        (5, 2, 1, "2", "5"), (999, 1_000, 2, "1", "00"), (1, 200, 2, "0", "01"), (1, 201, 2, "0", "00"),
        (Int.max, 1, 9, "9223372036854775807", "000000000"), (1, Int.max, 9, "0", "000000000"),
    ])
    func `a decimal is rounded half away from zero`(a: Int, b: Int, places: Int, whole: String, fraction: String) throws
    {
        for sign in [1, -1] {
            guard case .rounded(let value, _, _) = try key(sign * a, .divide, b, .decimal(places: places)) else {
                Issue.record("no decimal")
                return
            }
            let isZero = (whole + fraction).allSatisfy { $0 == "0" }
            #expect(value == WrittenDecimal(isNegative: sign < 0 && !isZero, whole: whole, fraction: fraction))
        }
    }

    @Test func `a fraction is in lowest terms`() throws {
        #expect(try key(14, .divide, -6, .fraction(lowestTerms: true)) == .fraction(Rational(-7, 3), lowestTerms: true))
    }

    @Test func `what has no answer says why`() {
        #expect(throws: ArithmeticFault.divisionByZero) { try key(1, .divide, 0, .integer) }
        #expect(throws: ArithmeticFault.remains(quotient: 2, remainder: 2)) { try key(12, .divide, 5) }
        #expect(throws: ArithmeticFault.overflow) { try key(.max, .add, 1) }
        #expect(throws: ArithmeticFault.overflow) { try key(.min, .subtract, 1) }
        #expect(throws: ArithmeticFault.overflow) { try key(.max, .multiply, 2) }
        for division in [Division.exact, .integer, .remainder, .decimal(places: 2), .fraction(lowestTerms: false)] {
            #expect(throws: ArithmeticFault.overflow) { try key(.min, .divide, -1, division) }
        }
    }

    @Test func `places out of bounds do no harm`() throws {
        for places in [-1, 0, 10, 1_000] { _ = try key(1, .divide, 3, .decimal(places: places)) }
    }
}
