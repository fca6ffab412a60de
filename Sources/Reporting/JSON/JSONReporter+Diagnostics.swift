import CourseModel

extension JSONReporter {
    func diagnostics(of report: Report) -> [CourseDiagnostic] {
        switch report {
        case .lint(let lint): lint.diagnostics
        case .verification(let verification): verification.exercises.flatMap(\.diagnostics)
        case .failure(.faultyCourse(let diagnostics)): diagnostics
        default: []
        }
    }

    func json(_ diagnostic: CourseDiagnostic) -> JSONValue {
        let text = messages.text(diagnostic.problem)
        return [
            "code": .string(diagnostic.problem.code),
            "severity": .string(diagnostic.severity.rawValue),
            "file": .string(diagnostic.file),
            "start": diagnostic.range.map { json($0.start) } ?? .null,
            "end": diagnostic.range.map { json($0.end) } ?? .null,
            "message": .string(text.what),
            "advice": .optional(text.advice),
        ]
    }

    func json(_ position: TextPosition) -> JSONValue {
        ["line": .number(position.line), "column": .number(position.column)]
    }

    func json(_ lint: LintReport) -> JSONValue {
        let errors = lint.diagnostics.count { $0.severity == .error }
        return [
            "kind": "lint", "files": .number(lint.fileCount), "errors": .number(errors),
            "warnings": .number(lint.diagnostics.count - errors),
        ]
    }

    func json(_ created: CreatedReport) -> JSONValue {
        [
            "kind": "created", "created": .string(created.kind.rawValue), "files": .strings(created.files),
            "lineToAdd": .optional(created.lineToAdd),
            "stepsToAdd": .array(
                created.stepsToAdd.map { ["language": .string($0.language.tag), "yaml": .string($0.yaml)] }),
        ]
    }

    func json(_ doctor: DoctorReport) -> JSONValue {
        let findings = doctor.findings.map { finding -> JSONValue in
            [
                "subject": .string(finding.subject.rawValue), "state": .string(finding.state.rawValue),
                "detail": .string(detail(finding)),
                "advice": finding.state == .good ? .null : .string(messages.advice(for: finding.mended)),
            ]
        }
        return ["kind": "doctor", "healthy": .bool(doctor.isHealthy), "findings": .array(findings)]
    }

    private func detail(_ finding: DoctorReport.Finding) -> String {
        finding.verdict.map { "\(finding.detail): \(messages.plain(.outcome($0)))" } ?? finding.detail
    }
}
