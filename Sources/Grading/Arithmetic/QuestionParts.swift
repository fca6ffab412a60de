internal import CourseModel

/// `12 / 5` as its three texts.
struct QuestionParts: Equatable {
    var first: String
    var operation: String
    var second: String

    /// Parts `text` at its operation; brackets around a number are taken off. Throws `missingFields` where a number or all
    /// but a number is not there, `noOperation` where two numbers have nothing between them, `severalOperations`, and
    /// `unknownOperation` where something else stands between two numbers.
    static func of(_ text: String) throws(QuestionRefusal) -> QuestionParts {
        let scalars = withoutEnding(CleanScalars.of(text)[...])
        let places = OperationPlaces.of(scalars)
        guard let sign = places.first else { throw withoutOperation(scalars) }
        let (first, second) = (scalars[..<sign], scalars[(sign + 1)...])
        guard second.contains(where: { $0 != " " }) else { throw .missingFields }
        if let strange = strangeOperation(at: sign, in: scalars) { throw .unknownOperation(text: strange) }
        guard places.count == 1 else { throw .severalOperations }
        return QuestionParts(
            first: string(NumberBrackets.removed(first)), operation: string(scalars[sign...sign]),
            second: string(NumberBrackets.removed(second)))
    }

    /// Without the `=`, `?` or `= ?` at the end.
    private static func withoutEnding(_ scalars: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
        var result = scalars
        while let last = result.last, last == "=" || last == "?" || last == "\u{61F}" || last == " " {
            result.removeLast()
        }
        return result
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { DigitScript.digit(scalar) != nil }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(CleanScalars.trimmed(scalars)))
    }

    /// What stands between the first number and the next is no operation; without it a field is missing.
    private static func withoutOperation(_ scalars: ArraySlice<Unicode.Scalar>) -> QuestionRefusal {
        let rest = scalars.drop { !isDigit($0) }.drop { isDigit($0) || isNumberSign($0) }
        if let next = rest.firstIndex(where: isDigit) { return .unknownOperation(text: string(rest[..<next])) }
        let hasTwoNumbers = rest.isEmpty && scalars.drop { !isDigit($0) }.contains(" ")
        return hasTwoNumbers ? .noOperation : .missingFields
    }

    private static func isNumberSign(_ scalar: Unicode.Scalar) -> Bool {
        if case .sign = NumberSymbol(scalar) { true } else { false }
    }

    /// `12 ** 5`: more signs than one; `12 mod -5`: letters or marks between two numbers, before what looks like an
    /// operation.
    private static func strangeOperation(at sign: Int, in scalars: ArraySlice<Unicode.Scalar>) -> String? {
        let second = scalars[(sign + 1)...]
        let more = second.prefix { $0 == " " || (TypedOperation.of($0) != nil && !OperationPlaces.isSign($0)) }
        if more.contains(where: { $0 != " " }) { return string(scalars[sign..<more.endIndex]) }
        let between = scalars[..<sign].drop { !isDigit($0) }.drop { isDigit($0) || isNumberSign($0) || $0 == ")" }
        guard !between.isEmpty, NumberSymbol.isMinus(scalars[sign]), second.first.map(isDigit) == true else {
            return nil
        }
        return string(between)
    }
}
