/// The exercise `budget-store`: expenses are added and deleted at offsets.
public enum BudgetStore {
    /// What a subject is told.
    public enum Command: Equatable, Sendable {
        case add(BudgetExpense)
        /// Delete the expenses at these offsets, in any order, of the list as it is before.
        case delete(offsets: [Int])
    }

    /// All expenses, in order, and whether a view that shows them was told to draw anew.
    public struct Observation: Equatable, Sendable {
        public var expenses: [Row]
        /// False only where the expenses have changed and whoever observed them was not told.
        public var isNoticed: Bool

        public init(expenses: [Row], isNoticed: Bool = true) {
            self.expenses = expenses
            self.isNoticed = isNoticed
        }
    }

    public struct Row: Equatable, Sendable {
        /// The ordinal of its identity, in the order in which expenses were made.
        public var id: Int
        public var expense: BudgetExpense

        public init(id: Int, expense: BudgetExpense) {
            self.id = id
            self.expense = expense
        }
    }
}
