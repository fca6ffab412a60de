import CourseModel

extension JSONReporter {
    func json(_ step: StepReport) -> JSONValue {
        [
            "kind": "step", "step": .string(step.id.description), "title": .string(step.title),
            "lessonTitle": .string(step.lessonTitle), "number": .number(step.number), "count": .number(step.count),
            "language": .string(step.language.tag), "standing": json(step.standing),
            "hintCount": .number(step.hintCount), "stepKind": .string(step.content.kind.rawValue),
            "summary": .optional(step.summary), "content": json(step.content),
            "next": step.then.map(json) ?? .null,
        ]
    }

    private func json(_ content: StepReport.Content) -> JSONValue {
        switch content {
        case .text(let body): ["body": .string(body)]
        case .quiz(let question, let options, let hasSeveral):
            ["question": .string(question), "options": .strings(options), "severalAnswers": .bool(hasSeveral)]
        case .fill(let prompt, let language, let template, let blankCount):
            [
                "prompt": .string(prompt), "language": .string(language.name), "blankCount": .number(blankCount),
                "template": .array(template.map(json)),
            ]
        case .arithmetic(let prompt, let questions):
            ["prompt": .optional(prompt), "questions": .array(questions.map(json))]
        case .code(let prompt, let files): ["prompt": .string(prompt), "files": .strings(files)]
        }
    }

    private func json(_ part: TemplatePart) -> JSONValue {
        switch part {
        case .text(let text): ["text": .string(text)]
        case .blank(let index): ["blank": .number(index + 1)]
        }
    }

    func json(_ question: AskedQuestion) -> JSONValue {
        ["text": .string(question.text), "division": question.division.map(json) ?? .null]
    }

    private func json(_ division: Division) -> JSONValue {
        switch division {
        case .exact: ["kind": "exact"]
        case .integer: ["kind": "integer"]
        case .remainder: ["kind": "remainder"]
        case .decimal(let places): ["kind": "decimal", "places": .number(places)]
        case .fraction(let lowestTerms): ["kind": "fraction", "lowestTerms": .bool(lowestTerms)]
        }
    }

    func json(_ standing: Standing) -> JSONValue {
        switch standing {
        case .untouched: "untouched"
        case .shown: "shown"
        case .tried: "tried"
        case .passed: "passed"
        case .skipped: "skipped"
        case .changed: "changed"
        }
    }

    func json(_ list: ListReport) -> JSONValue {
        let lessons = list.lessons.map { lesson -> JSONValue in
            [
                "lesson": .string(lesson.id.name), "title": .string(lesson.title),
                "steps": .array(lesson.steps.map(json)),
            ]
        }
        return [
            "kind": "list", "title": .string(list.title), "lessons": .array(lessons),
            "next": .optional(list.next?.description),
        ]
    }

    private func json(_ step: ListReport.Step) -> JSONValue {
        [
            "step": .string(step.id.description), "title": .string(step.title),
            "stepKind": .string(step.kind.rawValue), "standing": json(step.standing),
        ]
    }

    func json(_ status: StatusReport) -> JSONValue {
        let lessons = status.lessons.map { lesson -> JSONValue in
            [
                "lesson": .string(lesson.id.name), "title": .string(lesson.title),
                "finished": .number(lesson.finished), "skipped": .number(lesson.skipped),
                "changed": .number(lesson.changed), "total": .number(lesson.total),
                "complete": .bool(lesson.finished == lesson.total),
            ]
        }
        return [
            "kind": "status", "title": .string(status.title), "lessons": .array(lessons),
            "next": .optional(status.next?.description),
        ]
    }
}
