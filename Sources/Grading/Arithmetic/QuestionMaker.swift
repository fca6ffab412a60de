internal import CourseModel

/// Makes one question at a time: an operation as likely as another, then numbers of the range.
///
/// An `exact` division is made from its divisor and its quotient, so that it divides. Questions that teach little
/// (`47 ÷ 47`, `9 ÷ 1`) come only where there is nothing better.
struct QuestionMaker {
    let generator: QuestionGenerator

    /// How picky a try is.
    private enum Demand: CaseIterable {
        case newAndTelling, new, any
    }

    /// Nil where the range holds no question of any operation.
    func make(besides asked: AskedQuestions, _ random: inout SplitMix64) -> ArithmeticQuestion? {
        guard !generator.operations.isEmpty else { return nil }
        for demand in Demand.allCases {
            for _ in 0..<triesPerDemand {
                guard let question = draw(&random), meets(demand, question, asked) else { continue }
                return question
            }
            if demand == .new, let rest = listed(besides: asked), !rest.isEmpty {
                return rest[Int(random.below(UInt64(rest.count)))]
            }
        }
        return nil
    }

    private var triesPerDemand: Int { 200 }

    private func meets(_ demand: Demand, _ question: ArithmeticQuestion, _ asked: AskedQuestions) -> Bool {
        switch demand {
        case .any: true
        case .new: !asked.contains(question)
        case .newAndTelling: question.isTelling && !asked.contains(question)
        }
    }

    private func draw(_ random: inout SplitMix64) -> ArithmeticQuestion? {
        let operation = generator.operations[Int(random.below(UInt64(generator.operations.count)))]
        if operation == .divide && generator.division == .exact { return drawExactDivision(&random) }
        return valid(random.pick(generator.range), operation, random.pick(generator.range))
    }

    private func drawExactDivision(_ random: inout SplitMix64) -> ArithmeticQuestion? {
        let divisor = random.pick(generator.range)
        guard divisor != 0, divisor != -1 || generator.range.lowerBound > .min else { return nil }
        let (low, high) = (generator.range.lowerBound, generator.range.upperBound)
        let least = (divisor > 0 ? low : high).dividedRoundingUp(by: divisor)
        let greatest = (divisor > 0 ? high : low).dividedRoundingDown(by: divisor)
        guard least <= greatest else { return nil }
        return valid(random.pick(least...greatest) * divisor, .divide, divisor)
    }

    private func valid(_ first: Int, _ operation: ArithmeticOperation, _ second: Int) -> ArithmeticQuestion? {
        let question = ArithmeticQuestion(
            first: first, operation: operation, second: second,
            division: operation == .divide ? generator.division : .exact)
        return (try? ArithmeticKey.of(question)) == nil ? nil : question
    }

    /// Every question of a small range that was not asked yet; nil where the range is too wide to list.
    private func listed(besides asked: AskedQuestions) -> [ArithmeticQuestion]? {
        let range = generator.range
        guard range.lowerBound > -1_000_000, range.upperBound < 1_000_000, range.count <= 64 else { return nil }
        return generator.operations.flatMap { operation in
            range.flatMap { first in range.compactMap { valid(first, operation, $0) } }
        }.filter { question in !asked.contains(question) }
    }
}

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

extension Int {
    /// The greatest whole number not above the quotient; neither the divisor 0 nor −2⁶³ / −1 may come here.
    fileprivate func dividedRoundingDown(by divisor: Int) -> Int {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder != 0 && (remainder < 0) != (divisor < 0) ? quotient - 1 : quotient
    }

    /// The least whole number not below the quotient, under the same conditions.
    fileprivate func dividedRoundingUp(by divisor: Int) -> Int {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder != 0 && (remainder < 0) == (divisor < 0) ? quotient + 1 : quotient
    }
}

extension ArithmeticQuestion {
    /// Whether the answer has to be worked out.
    fileprivate var isTelling: Bool {
        switch operation {
        case .add, .subtract: second != 0
        case .multiply: first.magnitude > 1 && second.magnitude > 1
        case .divide: second.magnitude > 1 && first.magnitude != second.magnitude && first != 0
        }
    }
}
