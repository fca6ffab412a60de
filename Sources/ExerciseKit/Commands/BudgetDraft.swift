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
        public var date: Moment

        public init(title: String, amount: String, locale: Locale, category: String, date: Moment) {
            self.title = title
            self.amount = amount
            self.locale = locale
            self.category = category
            self.date = date
        }
    }

    /// How long after now; below zero for what is past.
    public enum Moment: Equatable, Sendable {
        /// A whole number of days, each of 86,400 seconds.
        case days(Int)
        case seconds(Int)
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
