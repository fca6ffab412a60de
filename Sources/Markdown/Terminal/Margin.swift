/// What stands before the lines of a block: bars, the places of list markers, a caller's own prefix.
struct Margin: Equatable {
    /// Before the first line, and before each other one; both are `width` columns wide.
    var first: String
    var rest: String
    let width: Int

    init(first: String = "", rest: String = "") {
        self.first = first
        self.rest = rest
        width = TerminalText.displayWidth(rest)
    }

    /// What stands before the next line.
    mutating func next() -> String {
        defer { first = rest }
        return first
    }

    /// Whether the first line is still to come and differs from the others.
    var isFresh: Bool { first != rest }

    /// This margin and another inside it.
    func adding(first: String, rest: String) -> Margin {
        Margin(first: self.first + first, rest: self.rest + rest)
    }
}
