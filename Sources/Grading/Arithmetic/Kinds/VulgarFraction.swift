/// Fractions that are one character, as ⅓ is.
enum VulgarFraction {
    /// ` 1/3` for ⅓, so that `2⅓` becomes `2 1/3`; any other scalar as it is.
    static func spelledOut(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        guard let (top, bottom) = parts(of: scalar) else { return [scalar] }
        return Array(" \(top)/\(bottom)".unicodeScalars)
    }

    private static func parts(of scalar: Unicode.Scalar) -> (Int, Int)? {
        switch scalar {
        case "\u{BC}": (1, 4)
        case "\u{BD}": (1, 2)
        case "\u{BE}": (3, 4)
        case "\u{2150}": (1, 7)
        case "\u{2151}": (1, 9)
        case "\u{2152}": (1, 10)
        case "\u{2153}"..."\u{2154}": (Int(scalar.value) - 0x2152, 3)
        case "\u{2155}"..."\u{2158}": (Int(scalar.value) - 0x2154, 5)
        case "\u{2159}": (1, 6)
        case "\u{215A}": (5, 6)
        case "\u{215B}"..."\u{215E}": (2 * (Int(scalar.value) - 0x215B) + 1, 8)
        default: nil
        }
    }
}
