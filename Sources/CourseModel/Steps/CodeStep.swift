/// Swift to write, graded against the reference of the exercise whose folder bears the step's name.
public struct CodeStep: Equatable, Sendable {
    /// What to write, Markdown.
    public var prompt: String
    /// What to tell whoever makes one of the exercise's mistakes, in the author's order; each mistake stands once.
    public var advice: [Advice]

    /// Advice on one mistake.
    public struct Advice: Equatable, Sendable {
        /// The name of the mistake's file, without its ending.
        public var mistake: String
        /// What it looks like and what to do instead, Markdown.
        public var text: String

        public init(mistake: String, text: String) {
            self.mistake = mistake
            self.text = text
        }
    }

    public init(prompt: String, advice: [Advice] = []) {
        self.prompt = prompt
        self.advice = advice
    }

    /// The advice on this mistake, Markdown.
    public func advice(on mistake: String) -> String? { advice.first { $0.mistake == mistake }?.text }
}
