internal import CourseModel
internal import LessonFormat
internal import Markdown
internal import SwiftSource

/// Blocks of Swift in prose parse.
struct CodeBlockRule: LintRule {
    func check(_ lesson: ReadLesson, _ syntax: inout SyntaxCache) -> [Finding] {
        var findings: [Finding] = []
        for prose in Prose.all(of: lesson) where prose.hasFence {
            for block in MarkdownDocument(prose.text).codeBlocks where block.language == "swift" {
                guard let error = syntax.firstError(in: block.text) else { continue }
                let range = prose.place.range(
                    line: block.line + error.line - 1, column: block.column + error.column - 1, length: 1)
                findings.append(Finding(.codeDoesNotParse(detail: error.message), range))
            }
        }
        return findings
    }
}

/// A Markdown text of a lesson and its place.
private struct Prose {
    var text: String
    var place: TextPlace

    /// Whether three backticks or tildes stand together; only such text can hold a block with a language.
    var hasFence: Bool {
        var (last, length) = (UInt8(0), 0)
        for byte in text.utf8 {
            length = byte == last ? length + 1 : 1
            last = byte
            if length == 3, byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") { return true }
        }
        return false
    }

    static func all(of lesson: ReadLesson) -> [Prose] {
        [Prose(text: lesson.lesson.summary, place: lesson.ranges.summary)]
            + lesson.placedSteps.flatMap { content($0.step.content, $0.ranges) + frame($0.step, $0.ranges) }
            + list(lesson.lesson.takeaways, lesson.ranges.takeaways)
    }

    private static func content(_ content: Step.Content, _ ranges: StepRanges) -> [Prose] {
        switch content {
        case .text(let body): one(body, ranges.prose)
        case .quiz(let quiz):
            one(quiz.question, ranges.prose)
                + zip(quiz.options, ranges.options).flatMap { one($0.text, $1.text) + one($0.why, $1.why) }
        case .fill(let fill):
            one(fill.prompt, ranges.prose) + zip(fill.blanks, ranges.blanks).flatMap { list($0.hints, $1.hints) }
        case .arithmetic(let set): one(set.prompt, ranges.prose)
        case .code(let code):
            one(code.prompt, ranges.prose) + zip(code.advice, ranges.advice).flatMap { one($0.text, $1.text) }
        }
    }

    private static func frame(_ step: Step, _ ranges: StepRanges) -> [Prose] {
        list(step.hints, ranges.hints) + one(step.explanation, ranges.explanation)
    }

    private static func one(_ text: String?, _ place: TextPlace?) -> [Prose] {
        guard let text, let place else { return [] }
        return [Prose(text: text, place: place)]
    }

    private static func list(_ texts: [String], _ places: [TextPlace]) -> [Prose] {
        zip(texts, places).map { Prose(text: $0, place: $1) }
    }
}
