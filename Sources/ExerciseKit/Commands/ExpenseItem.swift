/// The exercise `expense-item`: expenses are made, written as JSON and read from it.
public enum ExpenseItem {
    /// What a subject is told.
    public enum Command: Equatable, Sendable {
        /// Make an expense and put it last.
        case make(ExpenseContent)
        /// Read an expense from JSON that somebody else has written, and put it last. Its `id` is a digit from `A` to `F`.
        case read(ExpenseEntry)
        /// Show all expenses as JSON.
        case encode
        /// Write all expenses as JSON and go on with what is read from that.
        case copy
    }

    public enum Observation: Equatable, Sendable {
        /// All expenses, in order, their ids as ordinals.
        case items([ExpenseEntry])
        /// The same as JSON has them.
        case json([ExpenseEntry])
        /// Writing or reading threw an error.
        case threw
    }
}
