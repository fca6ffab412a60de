internal import CourseModel
internal import Grading

/// How the grader compares an answer of code with the accepted ones.
enum CodeComparison: Hashable {
    case tokens
    /// In a string, a comment or a regex literal, and where the code is not Swift.
    case letters
}

extension FillIn {
    /// How answers to each blank of code are compared; nil for words, where their language and strictness decide too.
    var comparisons: [CodeComparison?] {
        let literal = LiteralBlanks.of(self)
        return blanks.indices.map { index in
            switch language {
            case .text: nil
            case .code: .letters
            case .swift: literal.contains(index) ? .letters : .tokens
            }
        }
    }
}
