/// What was done about a damaged database.
public struct Recovery: Equatable, Sendable {
    /// Where the damaged file is kept, with its log beside it.
    public var keptAside: String
    /// How many attempts could be read and stand in the database begun anew.
    public var attemptsSaved: Int

    /// What was kept and saved.
    public init(keptAside: String, attemptsSaved: Int) {
        self.keptAside = keptAside
        self.attemptsSaved = attemptsSaved
    }
}
