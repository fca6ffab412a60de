internal import CourseModel
internal import SwiftSource

/// Whether answers stay in their blanks once they are filled in: only then is the program that is compiled the author's.
struct BlankReach {
    let fill: FillIn
    private let literal: Set<Int>
    private let model: Layout

    init(_ fill: FillIn) {
        self.fill = fill
        literal = LiteralBlanks.of(fill)
        model = Layout(fill, fill.modelAnswers)
    }

    /// Directives that reach to where another one ends them, or move the places that errors are told at.
    private static let directives: Set<String> = ["#if", "#elseif", "#else", "#endif", "#sourceLocation"]

    /// Whether all `answers` together leave the template's tokens as they are.
    func holds(_ answers: [String]) -> Bool {
        !model.around.isEmpty && Layout(fill, answers).around == model.around
    }

    /// Whether `answer` in `blank`, among model answers, leaves the template's tokens as they are and opens and closes the
    /// brackets that some listed answer opens and closes.
    func holds(_ answer: String, in blank: Int) -> Bool {
        guard answer.utf8.count <= AnswerTokens.byteLimit,
            SwiftTokens.parsed(answer, limit: AnswerTokens.byteLimit) != nil
        else { return false }
        let layout = layout(answer, in: blank)
        let inside = layout.inside[blank] ?? []
        if literal.contains(blank) {
            // A text, a comment or a pattern that the answer ends would be followed by tokens of its own.
            return !answer.contains { $0 == "\"" || $0 == "\\" || $0.isNewline } && inside.count < 2
                && !model.around.isEmpty && layout.around == model.around
        }
        guard !model.around.isEmpty, layout.around == model.around, !inside.contains(where: Self.directives.contains)
        else { return false }
        let brackets = Brackets(inside)
        return fill.blanks[blank].answers.contains { listed in
            Brackets(self.layout(listed, in: blank).inside[blank] ?? []) == brackets
        }
    }

    private func layout(_ answer: String, in blank: Int) -> Layout {
        var answers = fill.modelAnswers
        answers[blank] = answer
        return Layout(fill, answers)
    }
}

/// The tokens of a program with a filled template, apart by whose they are. One that is partly an answer's is nobody's.
private struct Layout {
    var around: [String] = []
    var inside: [Int: [String]] = [:]

    init(_ fill: FillIn, _ answers: [String]) {
        // Something follows always, and what an answer hides of it is missed.
        let (before, after) = (fill.program?.before ?? "", fill.program?.after ?? "")
        let parts = [.text(before + "\n")] + fill.template + [.text("\n" + after + "\nend")]
        let filled = FilledTemplate(parts, answers: answers)
        let ranges = filled.blankRanges
        for token in SwiftTokens.parsed(filled.text) ?? [] {
            let extent = token.offset..<token.end
            let touched = ranges.filter { $0.value.overlaps(extent) }
            if touched.isEmpty {
                around.append(token.text)
            } else if let (blank, range) = touched.first, touched.count == 1, range.contains(extent) {
                inside[blank, default: []].append(token.text)
            }
        }
    }
}

/// The brackets that tokens close without opening, and open without closing.
private struct Brackets: Equatable {
    var closed: [String] = []
    var open: [String] = []

    init(_ tokens: [String]) {
        let pairs = [")": "(", "]": "[", "}": "{"]
        for token in tokens {
            if pairs.values.contains(token) { open.append(token) }
            guard let partner = pairs[token] else { continue }
            if open.last == partner { open.removeLast() } else { closed.append(token) }
        }
    }
}
