internal import CourseModel

/// A question as an author writes it: `12 * 5`, `-7 / 2`, `12 × 5`.
struct QuestionText: Equatable {
    var first: Int
    var operation: ArithmeticOperation
    var second: Int

    /// Why a text is no question.
    enum Fault: Error, Equatable {
        case notAQuestion
        /// A number beyond 64 bits.
        case overflow
    }

    /// Two whole numbers in ASCII digits without zeros in front, each perhaps with `-` or `−` before it, and one operator
    /// between them. White space may stand around each.
    init(_ text: String) throws(Fault) {
        var rest = text.trimmed[...]
        let first = try Self.number(&rest)
        guard let sign = rest.popFirst(), let operation = ArithmeticOperation(typed: sign) else { throw .notAQuestion }
        let second = try Self.number(&rest)
        guard rest.isEmpty else { throw .notAQuestion }
        self.first = first
        self.operation = operation
        self.second = second
    }

    private static func number(_ rest: inout Substring) throws(Fault) -> Int {
        rest = rest.drop(while: \.isWhitespace)
        let isNegative = rest.first == "-" || rest.first == "−"
        if isNegative { rest.removeFirst() }
        let digits = rest.prefix { $0.isASCII && $0.isWholeNumber }
        guard let first = digits.first, first != "0" || digits.utf8.count == 1 else { throw .notAQuestion }
        rest = rest.dropFirst(digits.count).drop(while: \.isWhitespace)
        guard let number = Int((isNegative ? "-" : "") + digits) else { throw .overflow }
        return number
    }
}

extension ArithmeticOperation {
    /// The result, a division's quotient toward zero; nil where it does not fit `Int` or does not exist.
    func result(_ first: Int, _ second: Int) -> Int? {
        let (value, overflow) =
            switch self {
            case .add: first.addingReportingOverflow(second)
            case .subtract: first.subtractingReportingOverflow(second)
            case .multiply: first.multipliedReportingOverflow(by: second)
            case .divide: first.dividedReportingOverflow(by: second)
            }
        return overflow ? nil : value
    }
}
