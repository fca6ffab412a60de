internal import SwiftSource

/// An answer of Swift, typed or accepted, as the texts of its tokens.
struct AnswerTokens {
    /// An answer of more UTF-8 bytes is only split into words and marks.
    static let byteLimit = 4_096

    private let cleaned: String
    private let parsed: [String]?

    /// Takes code that was cleaned (see `CodeText`).
    init(_ cleaned: String) {
        self.cleaned = cleaned
        parsed = SwiftTokens.parsed(cleaned, limit: Self.byteLimit)?.map(\.text)
    }

    var texts: [String] { parsed ?? plain }

    private var plain: [String] { SwiftTokens.plain(cleaned).map(\.text) }

    /// Whether both have the same tokens. Where one cannot be parsed, both are split into words and marks.
    func matches(_ other: AnswerTokens) -> Bool {
        if let parsed, let others = other.parsed { return parsed == others }
        return plain == other.plain
    }
}
