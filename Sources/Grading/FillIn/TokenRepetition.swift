internal import SwiftSource

/// Finds what an answer repeats of the template beside its blank.
struct TokenRepetition {
    let neighbours: TemplateNeighbours

    /// The text of `typed` that the template already has before or after the blank; nil where there is none, and for
    /// an answer that is too long to be parsed.
    ///
    /// Sure is what leaves one of `keys` (token texts) when it is taken away. Without that, what is repeated counts only
    /// where its brackets are not needed by the rest: `size()` before a `)` is no repetition, `size(` before a `(` is.
    func found(in typed: String, keys: [[String]]) -> String? {
        guard typed.utf8.count <= AnswerTokens.byteLimit else { return nil }
        let tokens = SwiftTokens.of(typed)
        let cuts = cuts(of: tokens.map(\.text))
        let sure = cuts.first { keys.contains(Array(tokens.map(\.text)[$0.rest])) }
        guard let cut = sure ?? cuts.first(where: { isNeedless($0, in: tokens.map(\.text)) }) else { return nil }
        return text(of: cut, in: typed, tokens)
    }

    /// An answer less the tokens it repeats at its start, at its end, or at both.
    private struct Cut {
        var rest: Range<Int>
    }

    /// The longest first.
    private func cuts(of texts: [String]) -> [Cut] {
        let before = SwiftTokens.of(neighbours.before).map(\.text)
        let after = SwiftTokens.of(neighbours.after).map(\.text)
        let starts = (1...max(1, texts.count)).filter { $0 <= texts.count && before.hasSuffix(texts.prefix($0)) }
        let ends = (1...max(1, texts.count)).filter { $0 <= texts.count && after.hasPrefix(texts.suffix($0)) }
        let pairs = ([0] + starts).flatMap { start in ([0] + ends).map { (start, $0) } }
        return pairs.filter { $0 + $1 > 0 && $0 + $1 <= texts.count }
            .map { Cut(rest: $0..<(texts.count - $1)) }
            .sorted { $0.rest.count < $1.rest.count }
    }

    private func isNeedless(_ cut: Cut, in texts: [String]) -> Bool {
        guard !Self.isBalanced(texts[...]) else {
            return !texts[..<cut.rest.lowerBound].contains(where: Self.isBracket)
                && !texts[cut.rest.upperBound...].contains(where: Self.isBracket)
        }
        return Self.isBalanced(texts[cut.rest])
    }

    private static func isBracket(_ text: String) -> Bool { "()[]{}".contains(text) }

    private static func isBalanced(_ texts: ArraySlice<String>) -> Bool {
        var open: [String] = []
        for text in texts {
            switch text {
            case "(": open.append(")")
            case "[": open.append("]")
            case "{": open.append("}")
            case ")", "]", "}": guard open.popLast() == text else { return false }
            default: break
            }
        }
        return open.isEmpty
    }

    /// The repeated text as typed; what is repeated on both sides stands with an ellipsis between.
    private func text(of cut: Cut, in typed: String, _ tokens: [SwiftToken]) -> String {
        let front = slice(typed, tokens[..<cut.rest.lowerBound])
        let back = slice(typed, tokens[cut.rest.upperBound...])
        return front.isEmpty || back.isEmpty ? front + back : "\(front)…\(back)"
    }

    private func slice(_ typed: String, _ tokens: ArraySlice<SwiftToken>) -> String {
        guard let first = tokens.first, let last = tokens.last else { return "" }
        return String(decoding: Array(typed.utf8)[first.offset..<last.end], as: UTF8.self)
    }
}

extension Array<String> {
    fileprivate func hasSuffix(_ other: ArraySlice<String>) -> Bool { suffix(other.count).elementsEqual(other) }
    fileprivate func hasPrefix(_ other: ArraySlice<String>) -> Bool { prefix(other.count).elementsEqual(other) }
}
