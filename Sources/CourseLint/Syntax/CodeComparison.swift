internal import CourseModel
internal import SwiftSource

/// How the grader compares an answer of code with the accepted ones.
enum CodeComparison: Hashable {
    case tokens
    /// In a string, and where the code is not Swift.
    case letters
}

extension FillIn {
    /// How answers to a blank of code are compared; nil for words, where their language and strictness decide too.
    func comparison(of blank: Int) -> CodeComparison? {
        switch language {
        case .text: return nil
        case .code: return .letters
        case .swift:
            let prefix = FilledTemplate.prefix(of: blank, in: template)
            return SwiftTokens.endsInString(prefix) ? .letters : .tokens
        }
    }
}
