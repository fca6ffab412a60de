/// The shapes of quotes that word processors and phones put in place of straight ones.
enum QuoteShape {
    /// `'` or `"` for a curly, low or angle quote; nil for any other scalar.
    static func straight(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x2018...0x201B, 0x2B9...0x2BC, 0x2032, 0x2039, 0x203A: "'"
        case 0x201C...0x201F, 0x2033, 0xAB, 0xBB, 0x301D...0x301F: "\""
        default: nil
        }
    }

    /// `straight`, and for the accents and wide shapes that stand for a quote among words, though not in code.
    static func straightInWords(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x60, 0xB4, 0xFF07: "'"
        case 0xFF02: "\""
        default: straight(scalar)
        }
    }
}
