import CourseModel

extension JSONReporter {
    func json(_ verification: CourseVerification) -> JSONValue {
        [
            "kind": "verification", "clean": .bool(verification.isClean), "mutants": json(verification.mutants),
            "exercises": .array(verification.exercises.map(json)),
            "lessons": .array(verification.lessons.map(json)),
        ]
    }

    private func json(_ lesson: LessonVerification) -> JSONValue {
        [
            "lesson": .string(lesson.name), "clean": .bool(lesson.isClean), "unchanged": .bool(lesson.isUnchanged),
            "checks": .array(lesson.checks.map(json)), "findings": .array(lesson.findings.map { json($0, [:]) }),
        ]
    }

    private func json(_ exercise: ExerciseVerification) -> JSONValue {
        [
            "exercise": .string(exercise.name), "clean": .bool(exercise.isClean),
            "unchanged": .bool(exercise.isUnchanged), "mutants": json(exercise.mutants),
            "checks": .array(exercise.checks.map(json)),
            "findings": .array(exercise.findings.map { json($0, exercise.phrases) }),
        ]
    }

    private func json(_ check: VerifiedCheck) -> JSONValue {
        [
            "subject": json(check.subject), "file": .string(check.file), "milliseconds": .number(check.milliseconds),
        ]
    }

    private func json(_ finding: VerifyFinding, _ phrases: [LanguageTag: Phrases]) -> JSONValue {
        let text = messages.text(finding.problem)
        return [
            "code": .string(finding.problem.code), "subject": json(finding.subject), "file": .string(finding.file),
            "line": .optional(finding.place?.line), "column": .optional(finding.place?.column),
            "message": .string(text.what), "advice": .optional(text.advice),
            "evidence": .strings(messages.evidence(of: finding.problem, phrases: phrases)),
        ]
    }

    private func json(_ tally: MutantTally) -> JSONValue {
        [
            "made": .number(tally.made), "killed": .number(tally.killed), "equivalent": .number(tally.equivalent),
            "discarded": .number(tally.discarded),
        ]
    }

    private func json(_ subject: VerifiedSubject) -> JSONValue {
        switch subject {
        case .exercise: ["kind": "exercise"]
        case .starter: ["kind": "starter"]
        case .solution: ["kind": "solution"]
        case .accepted(let name): ["kind": "accepted", "name": .string(name)]
        case .mistake(let name): ["kind": "mistake", "name": .string(name)]
        case .mutant(let id): ["kind": "mutant", "name": .string(id.description)]
        case .fill(let step, let language):
            ["kind": "fill", "name": .string(step), "language": .string(language.tag)]
        case .block(let step, let number, let language):
            [
                "kind": "block", "name": .string(step), "number": .number(number), "language": .string(language.tag),
            ]
        }
    }
}
