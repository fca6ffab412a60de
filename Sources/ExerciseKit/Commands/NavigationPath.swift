/// The exercise `navigation-path`: a list of expenses, and the path of those whose screens are open above it.
public enum NavigationPath {
    /// What a subject is told.
    public enum Command: Equatable, Sendable {
        /// From now on this expense, with an id of its own, is the last of the list.
        case add(Expense)
        /// From now on the expense with this id has this title in the list. What is open is left alone.
        case edit(Expense)
        /// Push the expense with this id, as the list has it. Where the list has none nothing happens.
        case push(id: String)
        case pop
        case popToRoot
        /// Open from a notification.
        case open(id: String)
        /// Delete the expense with this id, as the list has it. Where the list has none nothing happens.
        case delete(id: String)
        /// Delete the expense on top, as it was pushed. At the list nothing happens.
        case deleteOnTop
    }

    /// What the list holds, and what is open above it, from the bottom up.
    public struct Observation: Equatable, Sendable {
        public var list: [Expense]
        public var path: [Expense]

        public init(list: [Expense], path: [Expense]) {
            self.list = list
            self.path = path
        }
    }

    /// In an observation an expense has the title that it was last given, so that only the ids count.
    public struct Expense: Equatable, Sendable {
        public var id: String
        public var title: String

        public init(id: String, title: String) {
            self.id = id
            self.title = title
        }
    }
}
