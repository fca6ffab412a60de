public import CourseModel

/// Reads a typed number strictly by a locale's pattern.
///
/// White space at the ends and marks that cannot be seen are dropped. Digits may be of any one script. A minus may be any
/// hyphen or dash, a plus is fine. A space of any kind between groups of three is grouping everywhere. With Western
/// digits an Arabic question reads `.` and `,` as CLDR says for its Latin digits; with Arabic-Indic or Persian digits the
/// signs are U+066B and U+066C. A text that fits not this locale but another is unreadable with a suggestion.
public enum NumberReader {
    /// The most digits that are read.
    static let digitLimit = 2_000
    /// No text of more UTF-8 bytes is looked at.
    private static let byteLimit = 65_536

    /// Reads `text` by the pattern of `locale`; a locale that is not known reads as CLDR's root, `1,234.5`.
    public static func read(_ text: String, locale: LanguageTag) -> NumberReading {
        guard text.utf8.count <= byteLimit else { return .unreadable(.numberTooLong) }
        return read(CleanScalars.of(text), locale: locale)
    }

    static func read(_ scalars: [Unicode.Scalar], locale: LanguageTag) -> NumberReading {
        guard !scalars.isEmpty else { return .unreadable(.nothingTyped) }
        let typed = ScannedNumber(scalars)
        if let fault = typed.fault { return .unreadable(fault) }
        let western = NumberPattern.of(locale) ?? .point
        let isArabic = ["ar", "fa", "ur", "ps", "ckb"].contains(locale.base)
        let patterns = typed.scripts.first?.patterns(western: western, isArabicLocale: isArabic) ?? [western]
        for pattern in patterns {
            guard let parsed = typed.parsed(by: pattern) else { continue }
            return .number(parsed.decimal, note: note(on: typed, readAs: parsed.decimal, by: western))
        }
        return .unreadable(suggestion(for: typed, in: western))
    }

    /// How the number was read, where a point and a comma could be meant the other way round.
    private static func note(
        on typed: ScannedNumber, readAs decimal: WrittenDecimal, by pattern: NumberPattern
    ) -> Remark? {
        let others = [NumberPattern.point, .comma].compactMap { typed.parsed(by: $0)?.decimal }
        guard others.contains(where: { !$0.hasSameValue(as: decimal) }) else { return nil }
        return .readAs(pattern.text(of: decimal.shortest))
    }

    private static func suggestion(for typed: ScannedNumber, in pattern: NumberPattern) -> Remark {
        let habits: [NumberPattern] = [
            .point, .comma, .pointApostrophe, .commaApostrophe, .arabicSigns, .lakh, .arabicComma,
        ]
        for habit in habits {
            guard let parsed = typed.parsed(by: habit) else { continue }
            return .didYouMean(pattern.text(of: parsed.decimal, isGrouped: parsed.isGrouped))
        }
        return .notANumber
    }
}
