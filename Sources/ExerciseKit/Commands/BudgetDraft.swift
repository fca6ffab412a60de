/// The exercise `budget-draft`: a form is filled in, and perhaps saved.
public enum BudgetDraft {
    /// What a subject is told: fill in a draft with this and look at it.
    public struct Command: Equatable, Sendable {
        /// As typed, spaces and all.
        public var title: String
        /// As typed.
        public var amount: String
        /// The locale by which `amount` is read.
        public var locale: Locale
        public var category: String
        /// How many days after now the date is; below zero for the days before.
        public var day: Int

        public init(title: String, amount: String, locale: Locale, category: String, day: Int) {
            self.title = title
            self.amount = amount
            self.locale = locale
            self.category = category
            self.day = day
        }
    }

    /// The locales that the exercise tries, by their identifiers.
    public enum Locale: String, CaseIterable, Sendable {
        case unitedStates = "en_US"
        case turkey = "tr_TR"
        case germany = "de_DE"
        case egypt = "ar_EG"
    }

    public enum Observation: Equatable, Sendable {
        /// The draft may be saved, and this is the expense.
        case saved(BudgetExpense)
        /// It may not, and there is no expense.
        case refused
        /// It may not, and there is an expense all the same.
        case refusedYetMade(BudgetExpense)
        /// It may, and there is no expense.
        case allowedYetMissing
    }
}
