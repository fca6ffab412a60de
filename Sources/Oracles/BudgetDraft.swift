public import ExerciseKit

/// Saves a draft whose title is not empty once white space is trimmed, whose amount is a number above zero, and whose date
/// is not after now. The expense has the trimmed title.
///
/// An amount is digits, of one script, with at most one decimal separator, the locale's, between them; nothing else is
/// read. So `12.50` is no number in Germany.
public struct BudgetDraftReference: Reference {
    public init() {}

    public mutating func perform(_ command: BudgetDraft.Command) throws(Trap) -> BudgetDraft.Observation {
        let title = Self.trimmed(command.title)
        guard !title.isEmpty, let day = Self.day(command.date),
            let amount = Self.amount(command.amount, in: command.locale)
        else {
            return .refused
        }
        guard amount != "0" else { return .refused }
        return .saved(BudgetExpense(title: title, amount: amount, category: command.category, day: day))
    }

    /// The day of an expense, counted from now and rounded away from it; nil for what is to come.
    private static func day(_ date: BudgetDraft.Moment) -> Int? {
        let day =
            switch date {
            case .days(let days): days
            case .seconds(let seconds): Int((Double(seconds) / 86_400).rounded(.awayFromZero))
            }
        return day <= 0 ? day : nil
    }

    private static func trimmed(_ text: String) -> String {
        var text = text[...]
        while let first = text.first, first.isWhitespace { text = text.dropFirst() }
        while let last = text.last, last.isWhitespace { text = text.dropLast() }
        return String(text)
    }

    /// The amount in canonical text; nil where `text` is no number, or below zero.
    private static func amount(_ text: String, in locale: BudgetDraft.Locale) -> String? {
        let halves = text.split(separator: locale.decimalSeparator, omittingEmptySubsequences: false)
        guard halves.count <= 2, let digits = digits(halves.joined()), halves.allSatisfy({ !$0.isEmpty }) else {
            return nil
        }
        let whole = digits.prefix(halves[0].count)
        return CanonicalNumber.text(ofDecimal: whole + "." + digits.dropFirst(whole.count))
    }

    /// The digits from 0 to 9 that `text` consists of, all of them Western or all Arabic-Indic.
    private static func digits(_ text: String) -> String? {
        for script in ["0123456789", "٠١٢٣٤٥٦٧٨٩"] where text.allSatisfy(script.contains) {
            return String(text.compactMap { $0.wholeNumberValue }.flatMap { String($0) })
        }
        return nil
    }
}

extension BudgetDraft.Locale {
    /// What stands between whole and fraction (Unicode CLDR).
    var decimalSeparator: Character {
        switch self {
        case .unitedStates: "."
        case .turkey, .germany: ","
        case .egypt: "\u{66B}"
        }
    }
}
