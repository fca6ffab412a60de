/// Text in an XML 1.0 document.
enum XMLText {
    /// `text` as content or as the value of an attribute in double quotes. What XML does not allow at all (section 2.2, Char)
    /// is left out; line ends and tabs are written as references, which an attribute would turn into spaces otherwise.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars where isAllowed(scalar) {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}
