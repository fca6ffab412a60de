public import CourseModel

/// How a locale writes numbers: its decimal sign, its grouping sign, and how digits are grouped.
///
/// The facts are those of the Unicode CLDR (release 48). A region that is not named follows its language. Reading is
/// stricter than CLDR's lenient parsing: groups must be complete, and one grouping sign serves a whole number.
public struct NumberPattern: Equatable, Sendable {
    /// The sign between whole and fraction.
    public var decimal: Unicode.Scalar
    /// A space stands for every kind of space, an apostrophe for both of its shapes.
    public var grouping: Unicode.Scalar
    /// How many digits stand between grouping signs.
    public var groups: Groups

    /// How many digits a group has.
    public enum Groups: Sendable {
        /// 1,234,567
        case threes
        /// 12,34,567: three at the end, then twos.
        case threeThenTwos
    }

    init(_ decimal: Unicode.Scalar, _ grouping: Unicode.Scalar, _ groups: Groups = .threes) {
        self.decimal = decimal
        self.grouping = grouping
        self.groups = groups
    }

    /// Whether the number signs of `locale` are known.
    public static func isKnown(_ locale: LanguageTag) -> Bool { of(locale) != nil }

    /// The pattern of `locale` for Western digits; nil where it is not known.
    public static func of(_ locale: LanguageTag) -> NumberPattern? {
        byRegion(locale.tag) ?? byLanguage(locale.base)
    }

    static let point = NumberPattern(".", ",")
    static let comma = NumberPattern(",", ".")
    static let commaSpace = NumberPattern(",", " ")
    static let pointSpace = NumberPattern(".", " ")
    static let pointApostrophe = NumberPattern(".", "'")
    static let commaApostrophe = NumberPattern(",", "'")
    static let lakh = NumberPattern(".", ",", .threeThenTwos)
    /// For Arabic-Indic and Persian digits, in every locale.
    static let arabicSigns = NumberPattern("\u{66B}", "\u{66C}")
    /// No locale's: how a decimal comes out of an Arabic keyboard's comma key.
    static let arabicComma = NumberPattern("\u{60C}", "\u{66C}")

    private static func byLanguage(_ language: String) -> NumberPattern? {
        switch language {
        case "en", "ar", "fa", "ur", "ja", "zh", "ko", "he", "th", "ms", "sw", "ckb": point
        case "hi", "bn", "ta", "te", "mr", "gu", "pa", "ne": lakh
        case "tr", "de", "es", "it", "pt", "nl", "da", "el", "ro", "hr", "sr", "sl", "id", "vi", "az", "ca", "ps": comma
        case "fr", "ru", "pl", "sv", "nb", "no", "fi", "cs", "sk", "hu", "uk", "bg", "kk", "uz", "et", "lv", "lt":
            commaSpace
        default: nil
        }
    }
}
