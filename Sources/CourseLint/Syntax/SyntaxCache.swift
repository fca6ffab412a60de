internal import SwiftSource

/// What was parsed for a lesson, so that a text that its translations share is parsed once.
struct SyntaxCache {
    private var errors: [String: SwiftParseError?] = [:]
    private var tokens: [String: [String]] = [:]

    /// The first place where `source` stops being Swift; nil where it parses.
    mutating func firstError(in source: String) -> SwiftParseError? {
        if let known = errors[source] { return known }
        let error = SwiftParse.firstError(in: source)
        errors[source] = .some(error)
        return error
    }

    /// The tokens of `source`, without white space and comments.
    mutating func tokenTexts(of source: String) -> [String] {
        if let known = tokens[source] { return known }
        let texts = SwiftTokens.of(source).map(\.text)
        tokens[source] = texts
        return texts
    }
}
