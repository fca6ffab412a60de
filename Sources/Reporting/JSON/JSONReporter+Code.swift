import CourseModel

extension JSONReporter {
    func json(_ report: CodeReport) -> JSONValue {
        var members: [String: JSONValue] = [
            "kind": "codeVerdict", "step": .string(report.step.description), "stepKind": "code",
            "verdict": .string(report.verdict.name), "outcome": outcome(report.verdict.outcome),
            "message": .string(messages.text(CodePhrase.verdict(report.verdict, files: report.files))),
            "files": .strings(report.files), "errors": errors(report),
            "counterexample": report.verdict.counterexample.map { json($0, report.phrases) } ?? .null,
            "mistake": report.mistake.map { ["name": .string($0.mistake), "advice": .string($0.text)] } ?? .null,
            "protection": .optional(report.protection?.rawValue), "explanation": .optional(report.explanation),
            "answerCount": .number(report.answerCount), "moreHints": .bool(report.hasMoreHints),
            "next": json(report.then),
        ]
        if case .testsFailed(let tests) = report.verdict {
            members["tests"] = .array(
                tests.map { ["name": .string($0.name), "messages": .strings($0.messages)] })
        }
        if case .testsStopped(let test, let ending) = report.verdict {
            members["stopped"] = ["test": .optional(test), "ending": json(ending)]
        }
        if let trace = report.trace { members["trace"] = json(trace) }
        return .object(members)
    }

    private func outcome(_ outcome: Outcome?) -> JSONValue {
        outcome.map { ["kind": $0 == .passed ? "passed" : "wrong"] } ?? ["kind": "notGraded"]
    }

    /// The student's own errors with their places; all others by what they say.
    private func errors(_ report: CodeReport) -> JSONValue {
        guard case .compileError(let errors) = report.verdict else { return [] }
        let own = report.errors.map { error -> JSONValue in
            let common = CommonError(identifier: error.identifier, message: error.message)
            return [
                "kind": "inFile", "file": .string(error.file), "start": json(error.range.start),
                "message": .string(error.message), "identifier": .optional(error.identifier),
                "advice": .optional(common.map { messages.text($0) }),
            ]
        }
        return .array(own + errors.compactMap(other))
    }

    private func other(_ error: CompilerDiagnostic) -> JSONValue? {
        switch error {
        case .inFile: nil
        case .needs(let declaration, let message):
            ["kind": "needs", "declaration": .string(declaration), "message": .string(message)]
        case .doesNotFit(let message): ["kind": "doesNotFit", "message": .string(message)]
        case .notLinked(let message): ["kind": "notLinked", "message": .string(message)]
        case .compilerCrashed(let message): ["kind": "compilerCrashed", "message": .string(message)]
        }
    }

    private func json(_ found: Counterexample, _ phrases: Phrases) -> JSONValue {
        let said = { (values: [PlainValue]) in
            JSONValue.array(values.map { ["text": .string(phrases.say($0)), "value": json($0)] })
        }
        let behaviour = { (behaviour: Behaviour) -> JSONValue in
            ["observations": said(behaviour.observations), "ending": json(behaviour.ending)]
        }
        return [
            "case": .optional(found.caseName), "earlier": .array(found.earlier.map(said)),
            "commands": said(found.commands), "expected": behaviour(found.expected),
            "yours": behaviour(found.observed), "place": .number(found.place), "seed": json(found.seed),
        ]
    }

    /// Beyond 2⁵³ not every reader has whole numbers.
    private func json(_ seed: UInt64) -> JSONValue { .string(String(seed)) }

    private func json(_ value: PlainValue) -> JSONValue {
        switch value {
        case .text(let text): .string(text)
        case .list(let items): .array(items.map(json))
        case .record(let name, let fields):
            .object([name: .object(Dictionary(fields.map { ($0.name, json($0.value)) }) { first, _ in first })])
        }
    }

    private func json(_ ending: Ending) -> JSONValue {
        switch ending {
        case .completed: ["kind": "completed"]
        case .trapped(let message): ["kind": "trapped", "message": .optional(message)]
        case .crashed(let signal): ["kind": "crashed", "signal": .number(signal)]
        case .exited(let status): ["kind": "exited", "status": .number(status)]
        case .timeLimit: ["kind": "timeLimit"]
        case .memoryLimit: ["kind": "memoryLimit"]
        case .outputLimit: ["kind": "outputLimit"]
        case .interfered: ["kind": "interfered"]
        }
    }

    private func json(_ trace: CodeTrace) -> JSONValue {
        [
            "seed": json(trace.seed), "case": .optional(trace.caseName), "sequences": .number(trace.sequences),
            "compiler": .string(trace.compiler), "milliseconds": .number(trace.milliseconds),
        ]
    }
}
