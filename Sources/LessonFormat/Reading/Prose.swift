public import CourseModel

/// A Markdown text of a lesson and its place.
public struct Prose: Sendable {
    public var text: String
    public var place: TextPlace
    /// The step that it belongs to; nil for the lesson's own.
    public var step: StepID?

    /// Whether three backticks or tildes stand together; only such text can hold a block with a language.
    public var hasFence: Bool {
        var (last, length) = (UInt8(0), 0)
        for byte in text.utf8 {
            length = byte == last ? length + 1 : 1
            last = byte
            if length == 3, byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") { return true }
        }
        return false
    }
}

extension ReadLesson {
    /// All Markdown of the lesson's sound steps and of the lesson itself, in order.
    public var prose: [Prose] {
        let steps = zip(lesson.steps, ranges.steps).flatMap { step, ranges in
            (Self.content(step.content, ranges) + Self.frame(step, ranges)).map { prose in
                Prose(text: prose.text, place: prose.place, step: step.id)
            }
        }
        return Self.one(lesson.summary, ranges.summary) + steps + Self.list(lesson.takeaways, ranges.takeaways)
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
