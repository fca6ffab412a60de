/// Stands in for characters that a terminal would obey rather than show.
enum Visible {
    /// A picture for a control character, nothing for a directional mark that reaches beyond itself, else the character.
    static func form(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        if BidiMark.isFormatting(scalar) { return nil }
        switch scalar.value {
        case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value)
        case 0x7F: return "\u{2421}"
        case 0x80..<0xA0: return "\u{FFFD}"
        // The separators of lines and paragraphs.
        case 0x2028, 0x2029: return "\u{2424}"
        default: return scalar
        }
    }

    /// As `form`, but directional marks are shown as `�`: in code, what is not seen must not pass for nothing.
    static func formInCode(of scalar: Unicode.Scalar) -> Unicode.Scalar {
        form(of: scalar) ?? "\u{FFFD}"
    }
}
