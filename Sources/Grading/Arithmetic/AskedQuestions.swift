internal import CourseModel

/// The questions asked so far, whatever kind of division the one or the other wants.
struct AskedQuestions {
    private var asked: Set<Sum> = []

    private struct Sum: Hashable {
        let first: Int
        let operation: ArithmeticOperation
        let second: Int
    }

    init(_ questions: [ArithmeticQuestion]) {
        for question in questions { insert(question) }
    }

    mutating func insert(_ question: ArithmeticQuestion) { asked.insert(Self.sum(of: question)) }

    func contains(_ question: ArithmeticQuestion) -> Bool { asked.contains(Self.sum(of: question)) }

    private static func sum(of question: ArithmeticQuestion) -> Sum {
        Sum(first: question.first, operation: question.operation, second: question.second)
    }
}
