import CourseModel

/// Writes a report as the one document of `--format json`, version 1. Its shape is in `Documentation/JSON.md`.
public struct JSONReporter: Sendable {
    /// The command as typed, such as `check`.
    public var command: String
    public var messages: Messages

    public init(command: String, messages: Messages) {
        self.command = command
        self.messages = messages
    }

    /// One line, with its end.
    public func render(_ report: Report, notices: [Notice] = []) -> String {
        let document: JSONValue = [
            "version": .number(1),
            "command": .string(command),
            "result": result(of: report),
            "diagnostics": .array(diagnostics(of: report).map(json)),
            "notices": .array(notices.map { ["code": .string($0.code), "message": .string(messages.text($0))] }),
        ]
        return document.text + "\n"
    }

    private func result(of report: Report) -> JSONValue {
        switch report {
        case .step(let step): json(step)
        case .courseFinished(let finished): ["kind": "courseFinished", "title": .string(finished.title)]
        case .verdict(let verdict): json(verdict)
        case .code(let code): json(code)
        case .hint(let hint): json(hint)
        case .list(let list): json(list)
        case .status(let status): json(status)
        case .read(let step, let onward): json("read", step, onward)
        case .skipped(let step, let onward): json("skipped", step, onward)
        case .reset(let step, let kept):
            [
                "kind": "reset", "step": .string(step.description),
                "kept": .array(kept.map { ["file": .string($0.file), "as": .string($0.name)] }),
            ]
        case .lint(let lint): json(lint)
        case .verification(let verification): json(verification)
        case .doctor(let doctor): json(doctor)
        case .question(let question): json(question)
        case .created(let created): json(created)
        case .site(let site):
            [
                "kind": "site", "folder": .string(site.folder), "start": .string(site.start),
                "languages": .strings(site.languages.map(\.tag)), "pages": .number(site.pageCount),
            ]
        case .preview(let preview): json(preview)
        case .serving(let serving):
            ["kind": "serving", "link": .string(serving.link), "port": .number(serving.port)]
        case .help(let help): json(help)
        case .document(let kind, let text): ["kind": .string(kind.rawValue), "text": .string(text)]
        case .failure(let failure): json(failure)
        }
    }

    private func json(_ kind: String, _ step: StepID, _ onward: Onward) -> JSONValue {
        ["kind": .string(kind), "step": .string(step.description), "next": json(onward)]
    }

    private func json(_ failure: Failure) -> JSONValue {
        let text = messages.text(failure)
        return [
            "kind": "failure", "code": .string(failure.code), "message": .string(text.what),
            "advice": .optional(text.advice),
        ]
    }
}
