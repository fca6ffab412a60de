/// The exercise `question-result`: questions of arithmetic, each asked for its result and its text.
public enum QuestionResult {
    /// What a subject is told.
    public struct Command: Equatable, Sendable {
        /// Make this question and look at it.
        public var question: ArithmeticQuestion

        public init(_ question: ArithmeticQuestion) { self.question = question }
    }

    /// What the question says.
    public struct Observation: Equatable, Sendable {
        public var result: Int
        public var text: String

        public init(result: Int, text: String) {
            self.result = result
            self.text = text
        }
    }
}
