/// The exercise `expenses-store`: a list of expenses that saves itself and is there again at the next launch.
public enum ExpensesStore {
    /// What a subject is told.
    public enum Command: Equatable, Sendable {
        case add(ExpenseContent)
        /// Remove the rows at these offsets, all at once. There is one at least, and each is that of a row.
        case remove(offsets: [Int])
        /// Quit and launch again.
        case launch
        /// Quit; launch again where these expenses have been saved, their `id`s digits from `A` to `F`.
        case found([ExpenseEntry])
        /// Quit; launch again where this data has been saved that is no list of expenses.
        case spoiled(String)
        /// Quit; launch again where a text has been saved in place of data.
        case misplaced(String)
        /// Quit; launch again where expenses have been saved under a key that is not the list's.
        case foreign(key: String, [ExpenseEntry])
    }

    public enum Observation: Equatable, Sendable {
        /// The items in order, their ids as ordinals, and what is saved.
        case list([ExpenseEntry], saved: Saved)
        /// The items changed, and nobody who watches them was told.
        case unnoticed
        /// Adding or removing threw an error.
        case threw
    }

    /// What stands under the list's key.
    public enum Saved: Equatable, Sendable {
        /// The items. Where there are none, also nothing.
        case same
        /// Other expenses than the items.
        case others([ExpenseEntry])
        /// What was found there and could not be read, as it was.
        case untouched
        /// Something else that is no list of expenses.
        case unreadable
    }
}
