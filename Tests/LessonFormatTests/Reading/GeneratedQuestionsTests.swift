import CourseModel
import Testing

@testable import LessonFormat

private func problem(
    _ count: Int, _ operations: [ArithmeticOperation], _ range: ClosedRange<Int>, _ division: Division = .exact
) -> String? {
    let generator = QuestionGenerator(count: count, operations: operations, range: range, division: division)
    return GeneratedQuestions(generator).problem?.code
}

@Test func `a range of zero alone cannot be divided by`() {
    #expect(problem(1, [.divide], 0...0) == "generated-division-by-zero")
    #expect(problem(1, [.divide], -1...0) == nil)
    #expect(problem(1, [.add], 0...0) == nil)
}

@Test func `results beyond 64 bits are found at the ends of the range`() {
    #expect(problem(1, [.multiply], 1...3_037_000_499) == nil)
    #expect(problem(1, [.multiply], 1...3_037_000_500) == "generated-overflow")
    #expect(problem(1, [.subtract], -1...Int.max) == "generated-overflow")
    #expect(problem(1, [.add], Int.min...0) == "generated-overflow")
    #expect(problem(1, [.divide], Int.min...(-1)) == "generated-overflow")
    #expect(problem(1, [.divide], Int.min...(-2)) == nil)
}

@Test func `a range must hold as many different questions as are asked for`() {
    #expect(problem(4, [.add], 1...2) == nil)
    #expect(problem(5, [.add], 1...2) == "generator-too-narrow")
    #expect(problem(5, [.add, .multiply], 1...2) == nil)
    #expect(problem(3, [.divide], 1...2) == nil)
    #expect(problem(4, [.divide], 1...2) == "generator-too-narrow")
    #expect(problem(4, [.divide], 1...2, .integer) == nil)
    #expect(problem(100, [.divide], 0...Int.max) == nil)
}
