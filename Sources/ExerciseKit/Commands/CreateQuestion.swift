/// The exercise `create-question`: questions are made from what was typed, the newest first.
public enum CreateQuestion {
    /// What a subject is told.
    public struct Command: Equatable, Sendable {
        /// Make a question from these typed texts.
        public var fields: [String]

        public init(fields: [String]) { self.fields = fields }
    }

    /// What came of it, and the questions there are afterwards, in order.
    public struct Observation: Equatable, Sendable {
        public var refusal: Refusal?
        public var questions: [ArithmeticQuestion]

        public init(refusal: Refusal?, questions: [ArithmeticQuestion]) {
            self.refusal = refusal
            self.questions = questions
        }
    }

    /// Why nothing was added. Texts are without the spaces around them.
    public enum Refusal: Equatable, Sendable {
        case missingFields
        case unreadableNumber(String)
        case unknownOperation(String)
        case divisionByZero
        case overflow
        /// An error that the exercise does not know.
        case other
    }
}
