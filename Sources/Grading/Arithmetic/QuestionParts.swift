internal import CourseModel

/// `12 / 5` as its three texts.
struct QuestionParts: Equatable {
    var first: String
    var operation: String
    var second: String

    /// Parts `text` at the first operation that has something before it. Throws `missingFields` where a number or the
    /// operation is not there, `unknownOperation` where something else stands between two numbers.
    static func of(_ text: String) throws(QuestionRefusal) -> QuestionParts {
        let scalars = CleanScalars.of(text)
        guard let sign = operationPlace(in: scalars) else { throw withoutOperation(scalars) }
        let parts = QuestionParts(
            first: string(scalars[..<sign]), operation: string(scalars[sign...sign]),
            second: string(scalars[(sign + 1)...]))
        guard !parts.second.isEmpty else { throw .missingFields }
        if let strange = strangeOperation(before: sign, in: scalars) { throw .unknownOperation(text: strange) }
        return parts
    }

    /// A sign before the first number is the number's own, and an `x` counts only after a digit.
    private static func operationPlace(in scalars: [Unicode.Scalar]) -> Int? {
        var followsDigit = false
        var hasOperand = false
        for (index, scalar) in scalars.enumerated() where scalar != " " {
            let isLetter = scalar == "x" || scalar == "X"
            let isOperation = TypedOperation.of(scalar) != nil && (!isLetter || followsDigit)
            if isOperation && hasOperand { return index }
            hasOperand = hasOperand || !isOperation
            followsDigit = isDigit(scalar)
        }
        return nil
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { DigitScript.digit(scalar) != nil }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(CleanScalars.trimmed(scalars)))
    }

    /// What stands between the first number and the next is no operation; without it a field is missing.
    private static func withoutOperation(_ scalars: [Unicode.Scalar]) -> QuestionRefusal {
        let rest = scalars.drop { !isDigit($0) }.drop { isDigit($0) || isNumberSign($0) }
        guard let next = rest.firstIndex(where: isDigit), next > rest.startIndex else { return .missingFields }
        return .unknownOperation(text: string(rest[..<next]))
    }

    private static func isNumberSign(_ scalar: Unicode.Scalar) -> Bool {
        if case .sign = NumberSymbol(scalar) { true } else { false }
    }

    /// `12 mod -5`: letters or marks between two numbers, before what looks like an operation.
    private static func strangeOperation(before sign: Int, in scalars: [Unicode.Scalar]) -> String? {
        let second = scalars[(sign + 1)...]
        let between = scalars[..<sign].drop { !isDigit($0) }.drop { isDigit($0) || isNumberSign($0) }
        guard !between.isEmpty, NumberSymbol.isMinus(scalars[sign]), second.first.map(isDigit) == true else {
            return nil
        }
        return string(between)
    }
}
