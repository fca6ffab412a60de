internal import CourseModel

/// One option as a student names it.
struct TypedChoice: Equatable {
    /// As typed.
    var text: String
    var reading: Reading

    enum Reading: Equatable {
        /// The number on the screen, from 1.
        case number(Int)
        case mixedDigits
        case notANumber
    }
}

/// Reads the options chosen: numbers from 1, as on the screen, in digits of any script.
enum ChoiceReader {
    /// Several may stand in one text, apart by spaces, commas or semicolons: `1,3`, `1 3`, `١، ٣`. A point or a bracket
    /// after a number, as a list has it, is passed over.
    static func read(_ texts: [String]) -> [TypedChoice] {
        texts.flatMap { text in
            CleanScalars.of(text).split(whereSeparator: isSeparator).map { scalars in
                TypedChoice(text: String(String.UnicodeScalarView(scalars)), reading: read(scalars))
            }
        }
    }

    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", ",", ";", "\u{60C}", "\u{61B}", "\u{3001}", "\u{FF0C}", "\u{FF1B}": true
        default: false
        }
    }

    private static func read(_ scalars: ArraySlice<Unicode.Scalar>) -> TypedChoice.Reading {
        let endsAsInAList = scalars.count > 1 && (scalars.last == "." || scalars.last == ")")
        let digits = scalars.dropLast(endsAsInAList ? 1 : 0).map(DigitScript.digit)
        let found = digits.compactMap { $0 }
        guard found.count == digits.count, found.count <= 4 else { return .notANumber }
        guard Set(found.map(\.script)).count == 1 else { return .mixedDigits }
        return .number(found.reduce(0) { $0 * 10 + Int($1.value) })
    }
}
