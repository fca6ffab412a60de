/// A typed text without what cannot be seen.
enum CleanScalars {
    /// The scalars of `text` without marks that cannot be seen (zero-width, bidi controls, soft hyphens); every kind of
    /// white space is a plain space; spaces at the ends are gone.
    static func of(_ text: String) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars where !isInvisible(scalar) {
            result.append(scalar.properties.isWhitespace ? " " : scalar)
        }
        return Array(trimmed(result[...]))
    }

    /// `scalars` without plain spaces at the ends.
    static func trimmed(_ scalars: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
        var result = scalars.drop { $0 == " " }
        while result.last == " " { result.removeLast() }
        return result
    }

    /// Whether `scalar` is a mark that shows nothing and takes no room. Joiners are among them.
    static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x206F, 0xFE00...0xFE0F,
            0xFEFF:
            true
        default: false
        }
    }
}
