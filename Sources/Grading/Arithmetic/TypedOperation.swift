internal import CourseModel

/// The signs by which people type the four operations.
enum TypedOperation {
    /// The operation that `text` is, but for white space; nil for none.
    static func read(_ text: String) -> ArithmeticOperation? {
        let scalars = CleanScalars.of(text)
        return scalars.count == 1 ? of(scalars[0]) : nil
    }

    static func of(_ scalar: Unicode.Scalar) -> ArithmeticOperation? {
        switch scalar {
        case "+", "\u{FF0B}": .add
        case "*", "x", "X", "\u{D7}", "\u{B7}", "\u{22C5}", "\u{2217}", "\u{2219}", "\u{2715}", "\u{FF0A}": .multiply
        case "/", ":", "\u{F7}", "\u{2044}", "\u{2215}", "\u{2236}", "\u{FF0F}": .divide
        default: NumberSymbol.isMinus(scalar) ? .subtract : nil
        }
    }
}
