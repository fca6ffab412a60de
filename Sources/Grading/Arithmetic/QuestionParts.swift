internal import CourseModel

/// `12 / 5` as its three texts.
struct QuestionParts: Equatable {
    var first: String
    var operation: String
    var second: String

    /// Parts `text` at the first operation after a digit. Throws `missingFields` where a number or the operation is not
    /// there, `unknownOperation` where something else stands between two numbers.
    static func of(_ text: String) throws(QuestionRefusal) -> QuestionParts {
        let scalars = CleanScalars.of(text)
        guard let start = scalars.firstIndex(where: isDigit) else { throw try withoutDigits(scalars) }
        let sign = scalars[start...].firstIndex { TypedOperation.of($0) != nil }
        guard let sign else { throw unknownOperation(in: scalars[start...]) }
        let parts = QuestionParts(
            first: string(scalars[..<sign]), operation: string(scalars[sign...sign]),
            second: string(scalars[(sign + 1)...]))
        guard !CleanScalars.of(parts.second).isEmpty else { throw .missingFields }
        if let strange = strangeOperation(before: sign, in: scalars) { throw .unknownOperation(text: strange) }
        return parts
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { DigitScript.digit(scalar) != nil }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }

    /// `a / b` has its fields, but the first is no number.
    private static func withoutDigits(_ scalars: [Unicode.Scalar]) throws(QuestionRefusal) -> QuestionRefusal {
        guard let sign = scalars.firstIndex(where: { TypedOperation.of($0) != nil }), sign > 0, sign + 1 < scalars.count
        else { return .missingFields }
        let text = string(scalars[..<sign])
        return .unreadableNumber(.first, text: String(text.drop { $0 == " " }))
    }

    /// What stands between the first number and the next, where anything does.
    private static func unknownOperation(in scalars: ArraySlice<Unicode.Scalar>) -> QuestionRefusal {
        let rest = scalars.drop { isDigit($0) || isNumberSign($0) }
        guard let next = rest.firstIndex(where: isDigit), next > rest.startIndex else { return .missingFields }
        return .unknownOperation(text: string(ArraySlice(CleanScalars.of(string(rest[..<next])))))
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
        return string(ArraySlice(CleanScalars.of(string(between))))
    }
}
