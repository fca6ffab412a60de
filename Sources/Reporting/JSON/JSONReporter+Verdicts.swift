import CommandTable
import CourseModel

extension JSONReporter {
    func json(_ report: VerdictReport) -> JSONValue {
        [
            "kind": "verdict", "step": .string(report.step.description), "stepKind": .string(report.kind.rawValue),
            "outcome": json(report.outcome), "parts": .array(report.parts.map { json($0, report.explains) }),
            "explanation": .optional(report.explanation), "answerCount": .number(report.answerCount),
            "moreHints": .bool(report.hasMoreHints), "next": json(report.then),
        ]
    }

    private func json(_ outcome: Outcome) -> JSONValue {
        switch outcome {
        case .passed: ["kind": "passed"]
        case .partly(let points, let possible):
            ["kind": "partly", "points": .number(points), "possible": .number(possible)]
        case .wrong: ["kind": "wrong"]
        case .unreadable: ["kind": "unreadable"]
        }
    }

    private func json(_ part: VerdictReport.Part, _ explains: Bool) -> JSONValue {
        var members = members(of: part.verdict, explains)
        members["number"] = .optional(part.number)
        members["asked"] = .optional(part.asked)
        return .object(members)
    }

    private func members(of verdict: PartVerdict, _ explains: Bool) -> [String: JSONValue] {
        var members: [String: JSONValue] = [
            "typed": .string(verdict.trace.typed),
            "result": .string(verdict.result.rawValue),
            "remarks": .array(
                verdict.remarks.map { ["code": .string($0.code), "message": .string(messages.text($0))] }),
        ]
        guard explains else { return members }
        members["trace"] = [
            "read": .optional(verdict.trace.read), "key": .strings(verdict.trace.key),
            "rule": .string(verdict.trace.rule.rawValue),
        ]
        return members
    }

    func json(_ onward: Onward) -> JSONValue {
        switch onward {
        case .sameStep: ["kind": "sameStep"]
        case .step(let step): ["kind": "step", "step": .string(step.description)]
        case .lessonFinished(let end, let next):
            [
                "kind": "lessonFinished", "lesson": .string(end.lesson.name), "title": .string(end.title),
                "takeaways": .strings(end.takeaways),
                "further": .array(end.further.map { ["title": .string($0.title), "url": .string($0.url)] }),
                "step": .optional(next?.description),
            ]
        }
    }

    func json(_ report: HintReport) -> JSONValue {
        guard let hint = report.hint else {
            return ["kind": "hint", "step": .string(report.step.description), "hint": .null]
        }
        return [
            "kind": "hint", "step": .string(report.step.description), "hint": .string(hint.text),
            "number": .number(hint.number), "count": .number(hint.count), "blank": .optional(hint.blank),
        ]
    }

    func json(_ report: QuestionReport) -> JSONValue {
        var members: [String: JSONValue] = ["kind": "question", "question": json(report.question)]
        members["verdict"] = report.verdict.map { .object(self.members(of: $0, report.explains)) } ?? .null
        return .object(members)
    }

    func json(_ help: HelpReport) -> JSONValue {
        let commands: [CommandName] =
            switch help {
            case .overview: CommandName.allCases
            case .command(let name): [name]
            }
        return ["kind": "help", "commands": .array(commands.map { json(CommandDeclaration.of($0)) })]
    }

    private func json(_ declaration: CommandDeclaration) -> JSONValue {
        [
            "name": .string(declaration.name.rawValue), "summary": .string(messages.summary(of: declaration.name)),
            "operands": .strings(declaration.operands.map(\.name.rawValue)),
            "options": .strings(declaration.options.map(\.typed)), "examples": .strings(declaration.examples),
        ]
    }
}
