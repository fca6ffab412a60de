import CourseModel
import Markdown

extension TerminalReporter {
    func add(_ verification: CourseVerification, to page: inout TerminalPage) {
        for exercise in verification.exercises { add(exercise, to: &page) }
        for lesson in verification.lessons { add(lesson, to: &page) }
        let findings = verification.exercises.reduce(0) { $0 + $1.findings.count + $1.diagnostics.count }
        let others = verification.lessons.reduce(0) { $0 + $1.findings.count }
        page.addEmptyLine()
        page.add(messages.text(.summary(exercises: verification.exercises.count, findings: findings + others)))
        let programs = verification.lessons.reduce(0) { $0 + $1.checks.count }
        if programs > 0 { page.add(messages.text(.lessonPrograms(programs))) }
        if verification.mutants != MutantTally() { page.add(messages.text(.mutants(verification.mutants))) }
    }

    private func add(_ exercise: ExerciseVerification, to page: inout TerminalPage) {
        var parts = [code(exercise.name), messages.text(.checked(exercise.checks.count))]
        if exercise.mutants != MutantTally() { parts.append(messages.text(.mutants(exercise.mutants))) }
        if exercise.isUnchanged { parts.append(messages.text(.unchanged)) }
        page.add(signed: exercise.isClean ? .right : .wrong, parts.joined(separator: " · "))
        for diagnostic in exercise.diagnostics { add(diagnostic, to: &page) }
        for finding in exercise.findings { add(finding, exercise.phrases, to: &page) }
    }

    private func add(_ lesson: LessonVerification, to page: inout TerminalPage) {
        var parts = [code(lesson.name), messages.text(.checked(lesson.checks.count))]
        if lesson.isUnchanged { parts.append(messages.text(.unchanged)) }
        page.add(signed: lesson.isClean ? .right : .wrong, parts.joined(separator: " · "))
        for finding in lesson.findings { add(finding, [:], to: &page) }
    }

    private func add(
        _ finding: VerifyFinding, _ phrases: [LanguageTag: Phrases], to page: inout TerminalPage
    ) {
        let text = messages.text(finding.problem)
        page.add(signed: .wrong, "\(messages.text(.subject(finding.subject))): \(text.what)", indent: 2)
        page.add(code(finding.fileAndPlace), first: "    ")
        for line in messages.evidence(of: finding.problem, phrases: phrases) {
            page.append(TerminalText.codeLine(TerminalText.clean(line), after: "      ", in: direction) + "\n")
        }
        if let advice = text.advice { page.add(advice, first: "    → ") }
    }

    private var direction: TextDirection { messages.language.tag.isRightToLeft ? .rightToLeft : .leftToRight }
}
