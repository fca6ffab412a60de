/// Words as pages read them.
enum PageWords {
    /// With one space for each run of white space; unless marks are exact, without Arabic vowel marks and tatweel and with
    /// straight quotes; in upper case where `fold`.
    static func canonical(_ typed: String, fold: Bool, turkic: Bool, exactMarks: Bool) -> String? {
        var rest = typed.unicodeScalars.map { $0.isPageSpace ? " " : $0 }[...]
        while rest.first == " " { rest.removeFirst() }
        while rest.last == " " { rest.removeLast() }
        var result = String.UnicodeScalarView()
        for scalar in rest {
            if scalar == " ", result.last == " " { continue }
            if !exactMarks, isOptional(scalar) { continue }
            let letter = exactMarks ? scalar : straight(scalar) ?? scalar
            guard letter.isPageLetter || (exactMarks && letter.value == 0x640) else { return nil }
            result.append(letter)
        }
        guard !result.isEmpty else { return nil }
        return fold ? folded(result, turkic) : String(result)
    }

    private static func isOptional(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x640, 0x64B...0x652, 0x670: true
        default: false
        }
    }

    private static func straight(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x60, 0xB4, 0x2018...0x201B, 0x2032, 0x2039, 0x203A: "'"
        case 0x201C...0x201F, 0x2033, 0xAB, 0xBB: "\""
        default: nil
        }
    }

    private static func folded(_ scalars: String.UnicodeScalarView, _ turkic: Bool) -> String {
        scalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "i" where turkic: result += "\u{130}"
            case "\u{131}" where !turkic: result += "\u{131}"
            default: result += scalar.properties.uppercaseMapping
            }
        }
    }
}
