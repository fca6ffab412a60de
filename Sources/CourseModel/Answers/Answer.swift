/// What a student gave for a step.
public enum Answer: Equatable, Sendable {
    /// The chosen options of a quiz, as typed: numbers from 1 as on the screen.
    case choices([String])
    /// One text a blank, in the blanks' order.
    case blanks([String])
    /// One typed text a question.
    case numbers([String])
}
