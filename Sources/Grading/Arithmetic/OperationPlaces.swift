/// Where the operations of a typed question stand.
enum OperationPlaces {
    /// Their indices, ascending. A sign before a number is the number's own, an `x` counts only after a digit, and nothing
    /// counts in the brackets around a number. The `x` of `0x10` counts only where the question has no other operation.
    static func of(_ scalars: ArraySlice<Unicode.Scalar>) -> [Int] {
        let places = found(in: scalars)
        let withoutHex = places.filter { !isHexadecimal(at: $0, in: scalars) }
        return withoutHex.isEmpty ? places : withoutHex
    }

    /// Whether `scalar` may also be the sign of a number.
    static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        NumberSymbol(scalar) == .minus || NumberSymbol(scalar) == .plus
    }

    private static func found(in scalars: ArraySlice<Unicode.Scalar>) -> [Int] {
        var places: [Int] = []
        var previous: Unicode.Scalar?
        var hasOperand = false
        var bracketEnd = scalars.startIndex
        for (index, scalar) in zip(scalars.indices, scalars) where scalar != " " {
            if index >= bracketEnd, let end = NumberBrackets.end(from: index, in: scalars) { bracketEnd = end }
            let isLetter = scalar == "x" || scalar == "X"
            let followsDigit = previous.flatMap(DigitScript.digit) != nil || previous == ")"
            let isOperation = TypedOperation.of(scalar) != nil && (!isLetter || followsDigit) && index >= bracketEnd
            if isOperation && hasOperand {
                places.append(index)
                hasOperand = false
            } else if !isOperation {
                hasOperand = true
            }
            previous = scalar
        }
        return places
    }

    /// Whether the `x` at `place` stands between a lone `0` and a hexadecimal digit.
    private static func isHexadecimal(at place: Int, in scalars: ArraySlice<Unicode.Scalar>) -> Bool {
        guard scalars[place] == "x" || scalars[place] == "X", scalars[..<place].last == "0" else { return false }
        let isLone = scalars[..<place].dropLast().last.flatMap(DigitScript.digit) == nil
        return isLone && scalars[(place + 1)...].first?.properties.isASCIIHexDigit == true
    }
}

/// Brackets around a number, as in `3 − (−4)`.
enum NumberBrackets {
    /// The index after the `)` of the bracket that opens at `start` around a number with its sign; nil where none does.
    static func end(from start: Int, in scalars: ArraySlice<Unicode.Scalar>) -> Int? {
        guard scalars[start] == "(", let close = scalars[start...].firstIndex(of: ")") else { return nil }
        let inner = CleanScalars.trimmed(scalars[(start + 1)..<close])
        let number = inner.drop(while: OperationPlaces.isSign)
        guard inner.count - number.count <= 1, number.contains(where: { DigitScript.digit($0) != nil }) else {
            return nil
        }
        let isNumber = number.allSatisfy { scalar in
            if case .sign = NumberSymbol(scalar) { true } else { DigitScript.digit(scalar) != nil }
        }
        return isNumber ? close + 1 : nil
    }

    /// `scalars` without one pair of brackets around the whole, if there is one.
    static func removed(_ scalars: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
        let trimmed = CleanScalars.trimmed(scalars)
        guard let start = trimmed.indices.first, end(from: start, in: trimmed) == trimmed.endIndex else {
            return scalars
        }
        return trimmed.dropFirst().dropLast()
    }
}
