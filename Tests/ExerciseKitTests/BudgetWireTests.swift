import ExerciseKit
import Testing

struct BudgetWireTests {
    private let expense = BudgetExpense(title: " Çay\n", amount: "12.5", category: "food", day: -400)

    @Test func `commands of the store come back as they were sent`() {
        for command: BudgetStore.Command in [.add(expense), .delete(offsets: []), .delete(offsets: [3, 0, 1])] {
            #expect(BudgetStore.Command(wire: command.wire) == command)
        }
    }

    @Test func `what the store shows comes back as it was sent, noticed or not`() {
        for expenses in [[], [BudgetStore.Row(id: 2, expense: expense)]] {
            for isNoticed in [true, false] {
                let observation = BudgetStore.Observation(expenses: expenses, isNoticed: isNoticed)
                #expect(BudgetStore.Observation(wire: observation.wire) == observation)
            }
        }
    }

    @Test func `drafts and what comes of them come back as they were sent`() {
        for locale in BudgetDraft.Locale.allCases {
            for date in [BudgetDraft.Moment.days(1), .seconds(-1)] {
                let command = BudgetDraft.Command(
                    title: " ", amount: "١٢٫٥", locale: locale, category: "fun", date: date)
                #expect(BudgetDraft.Command(wire: command.wire) == command)
            }
        }
        let observations: [BudgetDraft.Observation] = [
            .saved(expense), .refused, .refusedYetMade(expense), .allowedYetMissing,
        ]
        for observation in observations { #expect(BudgetDraft.Observation(wire: observation.wire) == observation) }
    }

    @Test func `an unknown category, locale or offset is none`() {
        let fields = [
            WireField("title", .text("")), WireField("amount", .text("1")), WireField("category", .text("pets")),
            WireField("day", .text("0")), WireField("locale", .text("en_US")),
        ]
        #expect(BudgetStore.Command(wire: .record("add", fields)) == nil)
        #expect(BudgetDraft.Command(wire: .record("draft", fields)) == nil)
        let draft = BudgetDraft.Command(title: "", amount: "1", locale: .turkey, category: "fun", date: .days(0)).wire
        guard case .record(let name, var changed) = draft else { return }
        changed[4] = WireField("locale", .text("xx"))
        #expect(BudgetDraft.Command(wire: .record(name, changed)) == nil)
        let offsets = WireField("offsets", .list([.text("0"), .text("first")]))
        #expect(BudgetStore.Command(wire: .record("delete", [offsets])) == nil)
    }

    @Test(
        arguments: [
            ("12.50", "12.5"), ("12", "12"), ("12.00", "12"), ("00.07", "0.07"), ("0.0", "0"), ("-0", "0"),
            ("-3.10", "-3.1"), ("", "0"), ("NaN", "NaN"), ("1.2.3", "1.2.3"), ("1,5", "1,5"),
        ])
    func `a decimal is written in one way only`(_ texts: (written: String, canonical: String)) {
        #expect(CanonicalNumber.text(ofDecimal: texts.written) == texts.canonical)
    }
}
