public import ExerciseKit

extension BudgetDraftReference {
    /// Drafts of which about half may be saved. Where something is amiss it is mostly one thing, so that no fault hides
    /// behind another. What people read in more ways than one is not tried: grouping, a separator at either end, spaces
    /// around an amount, Western digits with a decimal separator in Egypt.
    public static func sequence(
        length: Int, using generator: inout some RandomNumberGenerator
    ) -> [BudgetDraft.Command] {
        (0..<length).map { _ in draft(using: &generator) }
    }

    private static func draft(using generator: inout some RandomNumberGenerator) -> BudgetDraft.Command {
        let locale = BudgetDraft.Locale.allCases.randomElement(using: &generator) ?? .turkey
        let categories = BudgetExpense.categories
        var draft = BudgetDraft.Command(
            title: titles.randomElement(using: &generator) ?? "", amount: number(in: locale, using: &generator),
            locale: locale, category: categories.randomElement(using: &generator) ?? "food",
            date: .days([-400, -1, 0, 0].randomElement(using: &generator) ?? 0))
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: draft.title = ["", " ", "   "].randomElement(using: &generator) ?? ""
        case 1: draft.title = "  " + draft.title
        case 2: draft.date = later.randomElement(using: &generator) ?? .days(1)
        case 3: draft.amount = ["0", zero(in: locale), "-5", "-1"].randomElement(using: &generator) ?? "0"
        case 4, 5: draft.amount = foreign(to: locale, using: &generator)
        case 6: draft.amount = ["", "abc", "12abc", "5 5", "1e3", "--5"].randomElement(using: &generator) ?? ""
        case 7: draft.amount += "\(locale.decimalSeparator)" + digits("00", in: locale)
        default: break
        }
        return draft
    }

    /// A number as people in `locale` write it.
    private static func number(
        in locale: BudgetDraft.Locale, using generator: inout some RandomNumberGenerator
    ) -> String {
        let whole = wholes.randomElement(using: &generator) ?? "1"
        let fraction = fractions.randomElement(using: &generator) ?? ""
        let separator = fraction.isEmpty ? "" : "\(locale.decimalSeparator)"
        return digits(whole, in: locale) + separator + digits(fraction, in: locale)
    }

    /// A number written with the decimal separator of others.
    private static func foreign(
        to locale: BudgetDraft.Locale, using generator: inout some RandomNumberGenerator
    ) -> String {
        let separator = locale.decimalSeparator == "." ? "," : "."
        let fraction = ["5", "50", "07"].randomElement(using: &generator) ?? "5"
        return digits("12", in: locale) + separator + digits(fraction, in: locale)
    }

    private static func zero(in locale: BudgetDraft.Locale) -> String {
        digits("0", in: locale) + "\(locale.decimalSeparator)" + digits("00", in: locale)
    }

    private static func digits(_ text: String, in locale: BudgetDraft.Locale) -> String {
        guard locale == .egypt else { return text }
        let arabicIndic = Array("٠١٢٣٤٥٦٧٨٩")
        return String(text.map { $0.wholeNumberValue.map { arabicIndic[$0] } ?? $0 })
    }

    private static let later: [BudgetDraft.Moment] = [.days(1), .days(30), .seconds(1), .seconds(59), .seconds(18_000)]
    private static let titles = ["Coffee", "Lunch", "Two  coffees", "Çay ", "قهوة", "Bus\n"]
    private static let wholes = ["12", "4", "0", "2000000", "15"]
    private static let fractions = ["5", "50", "07", "125", "35", ""]
}
