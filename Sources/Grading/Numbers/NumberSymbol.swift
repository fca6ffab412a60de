/// What one character is to the reading of numbers.
enum NumberSymbol: Equatable {
    case digit(UInt8)
    /// A decimal or grouping sign of some locale, or a space.
    case sign(Unicode.Scalar)
    case minus
    case plus
    /// `*`, `×`, `/`, `=`, a bracket…: a character of an expression.
    case operation
    case other

    init(_ scalar: Unicode.Scalar) {
        switch scalar {
        case ".", ",", " ", "'", "\u{66B}", "\u{66C}", "\u{60C}": self = .sign(scalar)
        case "\u{2019}", "\u{2018}", "\u{2BC}": self = .sign("'")
        case "\u{FF0E}": self = .sign(".")
        case "\u{FF0C}": self = .sign(",")
        case "+", "\u{FF0B}", "\u{FE62}": self = .plus
        case "*", "/", "^", "=", "(", ")", ":", "x", "X", "\u{D7}", "\u{F7}", "\u{B7}", "\u{22C5}", "\u{2044}",
            "\u{2215}", "\u{2217}", "\u{2219}":
            self = .operation
        default: self = Self.isMinus(scalar) ? .minus : .other
        }
    }

    /// Whether `scalar` serves as a minus: the sign itself, and the hyphens and dashes that keyboards put in its place.
    static func isMinus(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2D, 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63, 0xFF0D: true
        default: false
        }
    }
}
