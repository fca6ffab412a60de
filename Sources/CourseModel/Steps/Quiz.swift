/// A question with options, one or several of them right.
public struct Quiz: Equatable, Sendable {
    /// Markdown.
    public var question: String
    /// In the author's order; at least two.
    public var options: [Option]
    /// The places in `options` of the right ones: sorted, distinct, at least one.
    public var key: [Int]
    public var scoring: Scoring
    public var order: Order

    /// One option, right or wrong.
    public struct Option: Equatable, Sendable {
        /// Markdown, one line.
        public var text: String
        /// Why it is right or wrong, Markdown.
        public var why: String?

        public init(text: String, why: String? = nil) {
            self.text = text
            self.why = why
        }
    }

    /// How a quiz with several right options gives points.
    public enum Scoring: String, CaseIterable, Sendable {
        /// Right minus wrong choices, not below zero.
        case partial
        case all
    }

    /// How options are put on the screen.
    public enum Order: String, CaseIterable, Sendable {
        /// Shuffled by the step's seed, the same at every try.
        case shuffled
        /// As written.
        case fixed
    }

    public init(
        question: String, options: [Option], key: [Int], scoring: Scoring = .partial, order: Order = .shuffled
    ) {
        self.question = question
        self.options = options
        self.key = key
        self.scoring = scoring
        self.order = order
    }

    /// Whether several options are to be chosen.
    public var hasSeveralAnswers: Bool { key.count > 1 }
}
