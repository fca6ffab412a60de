internal import CourseModel
internal import Grading
internal import LessonFormat

/// No accepted answer doubles what its template has beside the blank: `value:` where a `:` follows.
struct AnswerRepetitionRule: LintRule {
    func check(_ lesson: ReadLesson, _ syntax: inout SyntaxCache) -> [Finding] {
        lesson.placedSteps.flatMap { placed -> [Finding] in
            guard case .fill(let fill) = placed.step.content, !placed.isBeyondTrying else { return [] }
            return fill.blanks.indices.flatMap { check(blank: $0, of: fill, placed.ranges) }
        }
    }

    private func check(blank: Int, of fill: FillIn, _ ranges: StepRanges) -> [Finding] {
        let sides = BlankSides(of: blank, in: fill.template)
        return zip(fill.blanks[blank].answers, ranges.blanks[blank].answers).compactMap { answer, range in
            Self.repeated(in: answer, blank: blank, of: fill, sides).map {
                Finding(.answerRepeatsTemplate(answer: answer, repeated: $0), range)
            }
        }
    }

    /// What `answer` repeats of the template; nil for nothing.
    static func repeated(in answer: String, blank: Int, of fill: FillIn) -> String? {
        repeated(in: answer, blank: blank, of: fill, BlankSides(of: blank, in: fill.template))
    }

    private static func repeated(in answer: String, blank: Int, of fill: FillIn, _ sides: BlankSides) -> String? {
        switch fill.language {
        case .swift: sides.mayRepeat(answer) ? TemplateRepetition.found(in: answer, blank: blank, of: fill) : nil
        case .code, .text: sides.repeatedWords(in: answer)
        }
    }
}

/// What stands beside a blank, up to the next one.
private struct BlankSides {
    let before: String
    let after: String

    init(of blank: Int, in template: [TemplatePart]) {
        let place = template.firstIndex(of: .blank(blank)) ?? template.endIndex
        before = if place > 0, case .text(let text) = template[place - 1] { text } else { "" }
        after = if place + 1 < template.count, case .text(let text) = template[place + 1] { text } else { "" }
    }

    /// Whether a Swift parser is needed to tell: without the last sign before or the first sign after the blank, an
    /// answer repeats nothing. A bracket is no repetition where those of the answer match. A comment beside the blank hides
    /// these signs.
    func mayRepeat(_ answer: String) -> Bool {
        let (left, right) = (lastCode, after.drop(while: \.isWhitespace))
        if left.contains("//") || left.contains("*/") || right.hasPrefix("/") { return true }
        let signs = [left.last, right.first].compactMap { $0 }
        let isClosed = Self.hasMatchingBrackets(answer)
        return signs.contains { answer.contains($0) && !(isClosed && "()[]{}".contains($0)) }
    }

    /// The last line before the blank that is not empty, without white space at its end.
    private var lastCode: Substring {
        guard let end = before.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return before[...end].suffix { !$0.isNewline }
    }

    /// False also where quotes make it hard to tell.
    private static func hasMatchingBrackets(_ text: String) -> Bool {
        var open: [Character] = []
        for character in text {
            switch character {
            case "(": open.append(")")
            case "[": open.append("]")
            case "{": open.append("}")
            case ")", "]", "}": guard open.popLast() == character else { return false }
            case "\"": return false
            default: break
            }
        }
        return open.isEmpty
    }

    /// Whole words at an end of `answer` that its line already has beside the blank. An answer that says nothing else is a
    /// doubling that its author means, as in `yavaş yavaş`.
    func repeatedWords(in answer: String) -> String? {
        let words = answer.split(whereSeparator: \.isWhitespace)
        let left = Self.words(before.suffix(while: { !$0.isNewline }), touches: before.last)
        let right = Self.words(after.prefix { !$0.isNewline }, touches: after.first)
        for length in (1..<max(1, words.count)).reversed() {
            let (start, end) = (words.prefix(length), words.suffix(length))
            if left.suffix(length).elementsEqual(start) { return start.joined(separator: " ") }
            if right.prefix(length).elementsEqual(end) { return end.joined(separator: " ") }
        }
        return nil
    }

    /// No words where the blank touches the text without a space.
    private static func words(_ text: Substring, touches edge: Character?) -> [Substring] {
        edge?.isWhitespace == true ? text.split(whereSeparator: \.isWhitespace) : []
    }
}

extension StringProtocol where SubSequence == Substring {
    fileprivate func suffix(while isWanted: (Character) -> Bool) -> Substring {
        self[(lastIndex { !isWanted($0) }.map(index(after:)) ?? startIndex)...]
    }
}
