internal import CourseModel

extension StepReading {
    /// What `random` asks for; nil where something of it is faulty.
    mutating func generator(_ index: Int, _ set: DivisionWish) -> QuestionGenerator? {
        guard document.isMapping(index) else { return nil }
        let entry = Fields(document, index)
        let own = DivisionWish(entry)
        guard let count = entry.integer("count"), (1...100).contains(count),
            let rangeIndex = entry.value("range"), let range = document.text(rangeIndex).flatMap(ScalarText.range),
            let operations = entry.text("operators").flatMap(Self.operations)
        else { return nil }
        let divides = operations.contains(.divide)
        let division = divides ? own.filled(from: set).division ?? .exact : .exact
        reportIdleWish(entry, own, kind: divides ? own.kind ?? set.kind : nil)
        let generator = QuestionGenerator(count: count, operations: operations, range: range, division: division)
        if let problem = GeneratedQuestions(generator).problem {
            findings.add(problem, document.range(rangeIndex))
            return nil
        }
        return generator
    }

    private mutating func reportIdleWish(_ entry: Fields, _ own: DivisionWish, kind: DivisionKind?) {
        if own.places != nil, kind != .decimal, let place = entry.value("places") {
            findings.add(ArithmeticProblem.placesWithoutDecimal, document.range(place))
        }
        if own.lowestTerms != nil, kind != .fraction, let place = entry.value("lowest-terms") {
            findings.add(ArithmeticProblem.lowestTermsWithoutFraction, document.range(place))
        }
    }

    /// Each operation once, in the order written; nil for an unknown sign or none at all.
    private static func operations(_ text: String) -> [ArithmeticOperation]? {
        var found: [ArithmeticOperation] = []
        for sign in text where !" ,".contains(sign) {
            guard let operation = ArithmeticOperation(typed: sign) else { return nil }
            if !found.contains(operation) { found.append(operation) }
        }
        return found.isEmpty ? nil : found
    }
}

/// Whether a generator can make its questions.
struct GeneratedQuestions {
    let generator: QuestionGenerator

    init(_ generator: QuestionGenerator) { self.generator = generator }

    /// A divisor of zero is passed over when questions are made, so it is a problem only where there is no other.
    var problem: ArithmeticProblem? {
        let range = generator.range
        let text = "\(range.lowerBound)...\(range.upperBound)"
        if range == 0...0, generator.operations.contains(.divide) { return .generatedDivisionByZero(range: text) }
        if generator.operations.contains(where: overflows) { return .generatedOverflow(range: text) }
        return isTooNarrow ? .generatorTooNarrow(range: text) : nil
    }

    /// The results lie between those of the range's ends.
    private func overflows(_ operation: ArithmeticOperation) -> Bool {
        let (low, high) = (generator.range.lowerBound, generator.range.upperBound)
        if operation == .divide { return low == .min && high >= -1 }
        return [(low, low), (low, high), (high, low), (high, high)].contains { operation.result($0.0, $0.1) == nil }
    }

    /// Counts pairs until there are as many as asked for; a range of over 200 numbers has more of every kind.
    private var isTooNarrow: Bool {
        let range = generator.range
        let (size, overflow) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
        guard !overflow, size <= 200 else { return false }
        var left = generator.count
        for operation in generator.operations {
            for first in range {
                for second in range where exists(operation, first, second) {
                    left -= 1
                    if left <= 0 { return false }
                }
            }
        }
        return true
    }

    private func exists(_ operation: ArithmeticOperation, _ first: Int, _ second: Int) -> Bool {
        guard operation == .divide else { return true }
        return second != 0 && (generator.division != .exact || first % second == 0)
    }
}
