public import CourseModel

/// Writes what `learn verify` found as JUnit XML: a suite for each exercise, a case for each program and each mutant that is
/// told of.
public struct JUnitReporter: Sendable {
    let messages: Messages

    public init(messages: Messages) { self.messages = messages }

    public func render(_ verification: CourseVerification) -> String {
        let suites = verification.exercises.map(suite) + verification.lessons.map(suite)
        let cases = suites.flatMap(\.cases)
        let head = "<testsuites name=\"learn verify\"\(counts(cases))>"
        let body = suites.map { suite in
            ["  <testsuite name=\"\(XMLText.escaped(suite.name))\"\(counts(suite.cases))>"]
                + suite.cases.map { xml($0, suite.name) } + ["  </testsuite>"]
        }
        let lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", head] + body.joined() + ["</testsuites>"]
        return lines.joined(separator: "\n") + "\n"
    }

    private struct Case {
        var name: String
        var file: String
        var milliseconds: Int
        var problems: [Problem]
        /// What is worth knowing and may be other in each run.
        var output: String?
    }

    private struct Problem {
        var code: String
        var message: String
        var evidence: [String]
        /// Of ours, not of the exercise.
        var isError: Bool
    }

    private func suite(_ exercise: ExerciseVerification) -> (name: String, cases: [Case]) {
        let subjects = exercise.checks.map(\.subject)
        var cases = exercise.checks.map { check in
            Case(
                name: messages.plain(.subject(check.subject)), file: check.file, milliseconds: check.milliseconds,
                problems: problems(of: check.subject, exercise))
        }
        cases.insert(contentsOf: [own(exercise)], at: 0)
        if exercise.mutants != MutantTally() {
            cases.append(
                Case(
                    name: messages.plain(.mutantsCase), file: exercise.file, milliseconds: 0, problems: [],
                    output: messages.plain(.mutants(exercise.mutants))))
        }
        var told: Set<VerifiedSubject> = [.exercise]
        for finding in exercise.findings where !subjects.contains(finding.subject) {
            guard told.insert(finding.subject).inserted else { continue }
            cases.append(
                Case(
                    name: messages.plain(.subject(finding.subject)), file: finding.file, milliseconds: 0,
                    problems: problems(of: finding.subject, exercise)))
        }
        return (exercise.name, cases)
    }

    private func suite(_ lesson: LessonVerification) -> (name: String, cases: [Case]) {
        let cases = lesson.checks.map { check in
            Case(
                name: messages.plain(.subject(check.subject)), file: check.file, milliseconds: check.milliseconds,
                problems: problems(of: check.subject, lesson.findings, [:]))
        }
        return (lesson.name, cases)
    }

    /// The exercise's folder as a whole.
    private func own(_ exercise: ExerciseVerification) -> Case {
        let diagnostics = exercise.diagnostics.map { diagnostic in
            let place = diagnostic.range.map { "\(diagnostic.file):\($0.start.line):\($0.start.column)" }
            return Problem(
                code: diagnostic.problem.code, message: messages.text(diagnostic.problem).what,
                evidence: [place ?? diagnostic.file], isError: false)
        }
        return Case(
            name: messages.plain(.subject(.exercise)), file: exercise.file, milliseconds: 0,
            problems: diagnostics + problems(of: .exercise, exercise))
    }

    private func problems(of subject: VerifiedSubject, _ exercise: ExerciseVerification) -> [Problem] {
        problems(of: subject, exercise.findings, exercise.phrases)
    }

    private func problems(
        of subject: VerifiedSubject, _ findings: [VerifyFinding], _ phrases: [LanguageTag: Phrases]
    ) -> [Problem] {
        findings.filter { $0.subject == subject }.map { finding in
            Problem(
                code: finding.problem.code, message: messages.text(finding.problem).what,
                evidence: [finding.fileAndPlace] + messages.evidence(of: finding.problem, phrases: phrases),
                isError: finding.problem.isFaultOfOurs)
        }
    }

    private func counts(_ cases: [Case]) -> String {
        let failures = cases.count { !$0.problems.isEmpty && !$0.problems.contains(where: \.isError) }
        let errors = cases.count { $0.problems.contains(where: \.isError) }
        let time = seconds(cases.reduce(0) { $0 + $1.milliseconds })
        return " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"\(time)\""
    }

    private func xml(_ one: Case, _ exercise: String) -> String {
        let head =
            "    <testcase classname=\"\(XMLText.escaped(exercise))\" name=\"\(XMLText.escaped(one.name))\""
            + " file=\"\(XMLText.escaped(one.file))\" time=\"\(seconds(one.milliseconds))\""
        if let output = one.output {
            return head + ">\n      <system-out>\(XMLText.escaped(output))</system-out>\n    </testcase>"
        }
        guard !one.problems.isEmpty else { return head + "/>" }
        // A case may hold one failure.
        let element = one.problems.contains(where: \.isError) ? "error" : "failure"
        let message = XMLText.escaped(one.problems.map(\.message).joined(separator: "\n"))
        let code = XMLText.escaped(one.problems.first?.code ?? "")
        let evidence = XMLText.escaped(one.problems.flatMap(\.evidence).joined(separator: "\n"))
        return head
            + ">\n      <\(element) type=\"\(code)\" message=\"\(message)\">\(evidence)</\(element)>\n    </testcase>"
    }

    private func seconds(_ milliseconds: Int) -> String {
        let rest = String(milliseconds % 1000)
        return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
    }
}
