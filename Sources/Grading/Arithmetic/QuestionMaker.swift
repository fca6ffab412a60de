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
        let operations = shuffledOperations(&random)
        for demand in Demand.allCases {
            for operation in operations {
                guard let question = find(demand, operation, asked, &random) else { continue }
                return question
            }
        }
        return nil
    }

    private func shuffledOperations(_ random: inout SplitMix64) -> [ArithmeticOperation] {
        var operations = generator.operations
        for last in stride(from: operations.count - 1, to: 0, by: -1) {
            operations.swapAt(last, Int(random.below(UInt64(last + 1))))
        }
        return operations
    }

    /// Tries at random; where that finds nothing new, looks through a small range.
    private func find(
        _ demand: Demand, _ operation: ArithmeticOperation, _ asked: AskedQuestions, _ random: inout SplitMix64
    ) -> ArithmeticQuestion? {
        for _ in 0..<100 {
            guard let question = draw(operation, &random), meets(demand, question, asked) else { continue }
            return question
        }
        guard demand == .new else { return nil }
        let rest = listed(operation).filter { !asked.contains($0) }
        return rest.isEmpty ? nil : rest[Int(random.below(UInt64(rest.count)))]
    }

    private func meets(_ demand: Demand, _ question: ArithmeticQuestion, _ asked: AskedQuestions) -> Bool {
        switch demand {
        case .any: true
        case .new: !asked.contains(question)
        case .newAndTelling: question.isTelling && !asked.contains(question)
        }
    }

    private func draw(_ operation: ArithmeticOperation, _ random: inout SplitMix64) -> ArithmeticQuestion? {
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

    /// Every question of the operation in a small range; none where the range is too wide to list.
    private func listed(_ operation: ArithmeticOperation) -> [ArithmeticQuestion] {
        let range = generator.range
        let (width, overflows) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
        guard !overflows, width < 64 else { return [] }
        return range.flatMap { first in range.compactMap { valid(first, operation, $0) } }
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
