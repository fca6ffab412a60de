internal import CourseModel

/// Words as they are compared; canonically equivalent strings (NFC, NFD) are equal in Swift anyway.
enum WordForm {
    /// `text` with white space trimmed and its runs as one space, without marks that cannot be seen. Unless marks are
    /// `exact`, without Arabic vowel marks and tatweel and with straight quotes.
    static func canonical(_ text: String, marks: Blank.Strictness) -> String {
        var result = String.UnicodeScalarView()
        for scalar in CleanScalars.of(text) {
            if scalar == " " && result.last == " " { continue }
            if marks == .ignore && isOptional(scalar) { continue }
            result.append(marks == .ignore ? QuoteShape.straightInWords(scalar) ?? scalar : scalar)
        }
        return String(result)
    }

    /// Tatweel, and the marks that Arabic is usually written without: short vowels, tanween, shadda, sukun, the dagger
    /// alef, and the Quran's. Madda and hamza are parts of letters.
    private static func isOptional(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x640, 0x64B...0x652, 0x670, 0x610...0x61A, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7, 0x6E8, 0x6EA...0x6ED: true
        default: false
        }
    }
}
