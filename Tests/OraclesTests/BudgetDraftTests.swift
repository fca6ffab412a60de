import ExerciseKit
import Oracles
import Testing

struct BudgetDraftTests {
    @Test(
        arguments: [
            ("12.50", .unitedStates, "12.5"), ("12,50", .germany, "12.5"), ("12,5", .turkey, "12.5"),
            ("١٢٫٥٠", .egypt, "12.5"), ("12", .egypt, "12"), ("0,07", .germany, "0.07"), ("007", .turkey, "7"),
            ("12.50", .germany, nil), ("12,50", .unitedStates, nil), ("١٢.٥", .egypt, nil), ("12abc", .turkey, nil),
            ("", .turkey, nil), (",", .turkey, nil), ("1,2,3", .turkey, nil), ("1٢", .egypt, nil), ("½", .turkey, nil),
            ("-5", .turkey, nil), ("0", .turkey, nil), ("0,00", .germany, nil), ("1e3", .unitedStates, nil),
        ] as [(String, BudgetDraft.Locale, String?)])
    func `an amount is read by its locale or not at all, and must be above zero`(
        _ typed: (text: String, locale: BudgetDraft.Locale, amount: String?)
    ) throws {
        let draft = BudgetDraft.Command(
            title: "Lunch", amount: typed.text, locale: typed.locale, category: "fun", date: .days(0))
        let expense = typed.amount.map { BudgetExpense(title: "Lunch", amount: $0, category: "fun", day: 0) }
        #expect(try outcome(draft) == expense.map(BudgetDraft.Observation.saved) ?? .refused)
    }

    @Test(arguments: [("  Two  coffees \n", "Two  coffees"), ("", nil), (" ", nil), ("\n\t", nil), ("x", "x")])
    func `a title is trimmed, and must not be empty then`(_ title: (typed: String, stored: String?)) throws {
        let draft = BudgetDraft.Command(
            title: title.typed, amount: "5", locale: .turkey, category: "home", date: .days(-1))
        let expense = title.stored.map { BudgetExpense(title: $0, amount: "5", category: "home", day: -1) }
        #expect(try outcome(draft) == expense.map(BudgetDraft.Observation.saved) ?? .refused)
    }

    @Test func `a date after now is refused, now is not`() throws {
        for count in -2...2 {
            for date in [BudgetDraft.Moment.days(count), .seconds(count)] {
                let draft = BudgetDraft.Command(title: "x", amount: "5", locale: .turkey, category: "home", date: date)
                #expect((try outcome(draft) == .refused) == (count > 0))
            }
        }
    }

    @Test func `generated drafts meet each reason in each locale`() throws {
        var generator = Steps(state: 2)
        let drafts = BudgetDraftReference.sequence(length: 2_000, using: &generator)
        for locale in BudgetDraft.Locale.allCases {
            let here = drafts.filter { $0.locale == locale }
            #expect(here.contains { $0.title.allSatisfy(\.isWhitespace) })
            #expect(here.contains { $0.date == .days(1) })
            #expect(here.contains { $0.date == .seconds(1) })
            #expect(here.contains { $0.amount == "-5" })
            #expect(here.contains { $0.amount == "12abc" })
            let saved = try here.count { try outcome($0) != .refused }
            #expect((here.count / 4...here.count * 3 / 4).contains(saved))
        }
    }

    private func outcome(_ draft: BudgetDraft.Command) throws -> BudgetDraft.Observation {
        var reference = BudgetDraftReference()
        return try reference.perform(draft)
    }
}
