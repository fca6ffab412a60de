/// Something wrong with a course: what, where, and the line it stands in.
public struct CourseDiagnostic: Equatable, Sendable {
    public var problem: CourseProblem
    /// The file's path as the user would type it.
    public var file: String
    /// Nil where the whole file is meant.
    public var range: TextRange?
    /// The line at `range.start`, without its end, at most 200 characters around the place.
    public var excerpt: Excerpt?

    /// A line of a file, cut around the place meant where it is long.
    public struct Excerpt: Equatable, Sendable {
        public var text: String
        /// How many Unicode scalars of the line were cut from its beginning.
        public var dropped: Int

        public init(text: String, dropped: Int = 0) {
            self.text = text
            self.dropped = dropped
        }
    }

    public init(_ problem: CourseProblem, file: String, range: TextRange? = nil, excerpt: Excerpt? = nil) {
        self.problem = problem
        self.file = file
        self.range = range
        self.excerpt = excerpt
    }

    /// The problem's severity.
    public var severity: Severity { problem.severity }
}

/// An error makes a course unusable or a question wrong; a warning is worth a look.
public enum Severity: String, Equatable, Sendable {
    case error, warning
}
