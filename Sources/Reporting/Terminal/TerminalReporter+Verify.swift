import CourseModel
import Markdown

extension TerminalReporter {
    func add(_ verification: CourseVerification, to page: inout TerminalPage) {
        for exercise in verification.exercises { add(exercise, to: &page) }
        let findings = verification.exercises.reduce(0) { $0 + $1.findings.count + $1.diagnostics.count }
        page.addEmptyLine()
        page.add(messages.text(.summary(exercises: verification.exercises.count, findings: findings)))
        if verification.mutants != MutantTally() { page.add(messages.text(.mutants(verification.mutants))) }
    }

    private func add(_ exercise: ExerciseVerification, to page: inout TerminalPage) {
        var parts = [code(exercise.name), messages.text(.checked(exercise.checks.count))]
        if exercise.mutants != MutantTally() { parts.append(messages.text(.mutants(exercise.mutants))) }
        if exercise.isUnchanged { parts.append(messages.text(.unchanged)) }
        page.add(signed: exercise.isClean ? .right : .wrong, parts.joined(separator: " · "))
        for diagnostic in exercise.diagnostics { add(diagnostic, to: &page) }
        for finding in exercise.findings { add(finding, of: exercise, to: &page) }
    }

    private func add(_ finding: VerifyFinding, of exercise: ExerciseVerification, to page: inout TerminalPage) {
        let text = messages.text(finding.problem)
        page.add(signed: .wrong, "\(messages.text(.subject(finding.subject))): \(text.what)", indent: 2)
        page.add(code(finding.file), first: "    ")
        for line in messages.evidence(of: finding.problem, phrases: exercise.phrases) {
            page.append(TerminalText.codeLine(TerminalText.clean(line), after: "      ", in: direction) + "\n")
        }
        if let advice = text.advice { page.add(advice, first: "    → ") }
    }

    private var direction: TextDirection { messages.language.tag.isRightToLeft ? .rightToLeft : .leftToRight }
}
