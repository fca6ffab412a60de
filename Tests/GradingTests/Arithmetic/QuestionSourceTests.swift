import CourseModel
import Testing

@testable import Grading

struct QuestionSourceTests {
    private static let kinds: [Division] = [
        .exact, .integer, .remainder, .decimal(places: 2), .fraction(lowestTerms: false),
    ]

    private func questions(
        _ count: Int, _ operations: [ArithmeticOperation], _ range: ClosedRange<Int>, _ division: Division = .exact,
        listed: [ArithmeticQuestion] = [], step: String = "s"
    ) -> [ArithmeticQuestion] {
        let generator = QuestionGenerator(count: count, operations: operations, range: range, division: division)
        let set = ArithmeticSet(questions: listed, generator: generator)
        return QuestionSource.questions(of: set, step: StepID(lesson: LessonID("l"), step: step))
    }

    private func distinctCount(_ questions: [ArithmeticQuestion]) -> Int {
        Set(questions.map { "\($0.first)\($0.operation)\($0.second)" }).count
    }

    @Test(arguments: kinds, [1...50, -20...20, 0...9, -5...(-1), Int.min...Int.max, 7...7, (Int.max - 5)...Int.max])
    func `every generated question has an answer and numbers in range`(kind: Division, range: ClosedRange<Int>) {
        for number in 0..<5 {
            for question in questions(20, ArithmeticOperation.allCases, range, kind, step: "s\(number)") {
                #expect(throws: Never.self) { try ArithmeticKey.of(question) }
                #expect(range.contains(question.first) && range.contains(question.second))
            }
        }
    }

    @Test func `the questions stay the same for a step and differ between steps`() {
        let operations = ArithmeticOperation.allCases
        #expect(questions(5, operations, 1...50) == questions(5, operations, 1...50))
        #expect(questions(5, operations, 1...50) != questions(5, operations, 1...50, step: "t"))
    }

    @Test func `listed questions come first`() {
        let listed = [ArithmeticQuestion(first: 1, operation: .add, second: 1)]
        let all = questions(3, [.add], 1...9, listed: listed)
        #expect(all.count == 4 && all.first == listed.first)
        #expect(
            QuestionSource.questions(
                of: ArithmeticSet(questions: listed), step: StepID(lesson: LessonID("l"), step: "s")) == listed)
    }

    @Test func `no question comes twice where the range allows`() {
        #expect(distinctCount(questions(9, [.add], 1...3)) == 9)
        #expect(distinctCount(questions(100, ArithmeticOperation.allCases, 1...50)) == 100)
        #expect(distinctCount(questions(3, [.divide], 1...2)) == 3)
        let listed = [ArithmeticQuestion(first: 1, operation: .add, second: 2)]
        #expect(distinctCount(questions(3, [.add], 1...2, listed: listed)) == 4)
    }

    @Test func `a narrow range gives its questions again`() {
        let all = questions(20, [.add], 1...2)
        #expect(all.count == 20 && distinctCount(all) == 4)
    }

    @Test func `a range without any question gives none`() {
        #expect(questions(5, [.divide], 0...0).isEmpty)
        #expect(questions(5, [.add], .max ... .max).isEmpty)
        #expect(questions(5, [], 1...9).isEmpty)
        #expect(questions(-5, [.add], 1...9).isEmpty)
    }

    @Test func `operations are asked about equally often and trivial questions seldom`() {
        let all = (0..<20).flatMap { questions(20, ArithmeticOperation.allCases, 1...50, step: "s\($0)") }
        for operation in ArithmeticOperation.allCases {
            #expect((60...140).contains(all.count { $0.operation == operation }))
        }
        #expect(!all.contains { $0.operation == .divide && ($0.second == 1 || $0.first == $0.second) })
    }
}
