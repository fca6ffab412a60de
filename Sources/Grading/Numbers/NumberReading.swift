public import CourseModel

/// What came of reading a typed text as a number.
public enum NumberReading: Equatable, Sendable {
    /// A number; `note` says how it was read where another habit would read it otherwise.
    case number(WrittenDecimal, note: Remark?)
    /// No number, and why.
    case unreadable(Remark)

    /// The number as written; nil where there is none.
    public var decimal: WrittenDecimal? {
        guard case .number(let decimal, _) = self else { return nil }
        return decimal
    }

    /// How a number was read; nil where there is none, or only one way to read it.
    var note: Remark? {
        guard case .number(_, let note) = self else { return nil }
        return note
    }
}
