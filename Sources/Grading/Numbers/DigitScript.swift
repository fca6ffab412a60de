/// One script's ten digits, known by its zero: `0`, `٠`, `۰`, `०`, `０`…
struct DigitScript: Hashable {
    let zero: Unicode.Scalar

    static let arabicIndic = DigitScript(zero: "\u{660}")
    static let persian = DigitScript(zero: "\u{6F0}")

    /// The script and the value, 0 to 9, of a decimal digit; nil for all else, Ⅷ, ² and 万 too.
    static func digit(_ scalar: Unicode.Scalar) -> (script: DigitScript, value: UInt8)? {
        if scalar.value < 128 {
            guard ("0"..."9").contains(scalar) else { return nil }
            return (DigitScript(zero: "0"), UInt8(scalar.value - 48))
        }
        let properties = scalar.properties
        guard properties.generalCategory == .decimalNumber, let numeric = properties.numericValue else { return nil }
        guard let value = UInt8(exactly: numeric), value < 10 else { return nil }
        guard let zero = Unicode.Scalar(scalar.value - UInt32(value)) else { return nil }
        return (DigitScript(zero: zero), value)
    }

    /// The patterns by which digits of this script are read in a locale that writes Western digits by `western`.
    ///
    /// With Arabic-Indic or Persian digits the signs are U+066B and U+066C wherever one is. Where `,` and `.` have one
    /// clear meaning beside them, in a locale of another script, those do too.
    func patterns(western: NumberPattern, isArabicLocale: Bool) -> [NumberPattern] {
        guard self == .arabicIndic || self == .persian else { return [western] }
        return isArabicLocale ? [.arabicSigns] : [.arabicSigns, western]
    }
}
