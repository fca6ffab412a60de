internal import CourseModel

/// Makes upper and lower case equal as a language pairs them.
enum CaseFolding {
    /// `text` in one case, for comparing only. In Turkish and Azeri `i` goes with `İ` and `ı` with `I`; elsewhere `i` goes
    /// with `I`, while `ı` and `İ` stand alone. `ß` equals `ss`, a final sigma any other.
    static func folded(_ text: String, in language: LanguageTag) -> String {
        let isTurkic = language.base == "tr" || language.base == "az"
        var result = ""
        var scalars = text.unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            let isDotted = scalars.first == "\u{307}" && (scalar == "i" || scalar == "I" || scalar == "\u{130}")
            if isDotted { scalars.removeFirst() }
            result += isDotted ? "\u{130}" : upper(scalar, isTurkic)
        }
        return result
    }

    private static func upper(_ scalar: Unicode.Scalar, _ isTurkic: Bool) -> String {
        switch scalar {
        case "i" where isTurkic: return "\u{130}"
        case "\u{131}" where !isTurkic: return "\u{131}"
        case "\u{1E9E}": return "SS"
        default: return scalar.properties.uppercaseMapping
        }
    }
}
