internal import SwiftSource

/// What was parsed, so that neither a text that translations share is parsed twice, nor code that is shaped like other
/// code. SwiftParser takes 20 µs a token, which a course of a thousand lessons cannot afford.
struct SyntaxCache {
    private var errors: [String: SwiftParseError?] = [:]
    private var tokens: [String: [String]] = [:]
    private var shapes: [CodeShape: Bool] = [:]
    private var accepted: Set<AcceptedAnswer> = []
    /// So many shapes and answers are remembered, some ten megabytes.
    private static let limit = 50_000
    /// So much code of one lesson is parsed, in bytes; what is beyond is not looked at. Only a file made to be slow has more.
    private let lessonBytes: Int
    private var bytesLeft: Int

    init(lessonBytes: Int = 2_000_000) {
        self.lessonBytes = lessonBytes
        bytesLeft = lessonBytes
    }

    /// The first place where `source` stops being Swift; nil where it parses.
    mutating func firstError(in source: String) -> SwiftParseError? {
        if let known = errors[source] { return known }
        bytesLeft -= source.utf8.count
        guard bytesLeft >= 0 else { return nil }
        let error = isShapedLikeSwift(source) ? nil : SwiftParse.firstError(in: source)
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

    /// Whether the answer was found to be accepted before.
    func isAccepted(_ answer: AcceptedAnswer) -> Bool { accepted.contains(answer) }

    /// Remembers an answer that the grader accepts.
    mutating func accept(_ answer: AcceptedAnswer) {
        if accepted.count >= Self.limit { accepted = [] }
        accepted.insert(answer)
    }

    /// Forgets what only translations of one lesson share.
    mutating func finishLesson() { (errors, tokens, bytesLeft) = ([:], [:], lessonBytes) }

    private mutating func isShapedLikeSwift(_ source: String) -> Bool {
        guard let cut = CodeCutter.shapes(of: source) else { return false }
        return cut.allSatisfy { isSwift($0) }
    }

    private mutating func isSwift(_ shape: CodeShape) -> Bool {
        if let known = shapes[shape] { return known }
        if shapes.count >= Self.limit { shapes = [:] }
        let isSwift = SwiftParse.firstError(in: shape.source) == nil
        shapes[shape] = isSwift
        return isSwift
    }
}

/// An answer to a blank of code that the grader has accepted. Only the blank's answers and the way of comparing decide
/// that.
struct AcceptedAnswer: Hashable {
    var typed: String
    var answers: [String]
    var comparison: CodeComparison
}
