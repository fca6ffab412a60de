internal import CourseModel
internal import LessonFormat

/// Lints one lesson in all its languages. Only one file besides the reference is held at a time.
struct LessonLint {
    let loader: CourseLoader
    /// The languages of the course; translations are held against the first one that can be read.
    let languages: [LanguageTag]
    let oracles: KnownOracles?

    /// What is wrong with the lesson's files in `selection`. Of `syntax`, only what other lessons may share is kept.
    func findings(_ selection: LessonSelection, _ syntax: inout SyntaxCache) -> LintFindings {
        defer { syntax.finishLesson() }
        let present = loader.languages(of: selection.lesson)
        let unlisted = present.filter { !languages.contains($0) && selection.includes($0) }
        var findings = LintFindings()
        var reference: ComparedLesson?
        var exercises = LintedExercises(lint: ExerciseLint(loader: loader, languages: languages, oracles: oracles))
        for language in languages.filter(present.contains) + unlisted.filter(selection.names) {
            let loaded = loader.lesson(selection.lesson, language)
            var file = FileLint(loaded: loaded)
            let isAsked = selection.includes(language)
            if isAsked {
                file.checkAlone(&syntax)
                file.check(&exercises, isFirst: findings.fileCount == 0)
            }
            if let reference, isAsked || selection.includes(reference.read.lesson.language) {
                file.check(against: reference, &syntax)
            }
            if isAsked { findings.fileCount += 1 }
            findings.diagnostics += isAsked ? file.everything : file.ownFindings
            if reference == nil { reference = file.compared }
        }
        findings.diagnostics += exercises.diagnostics
        findings.exercises = exercises.names
        findings.diagnostics += unlisted.map { language in
            let file = loader.lessonFile(selection.lesson, language)
            return CourseDiagnostic(.file(.languageNotListed(language: language.tag)), file: file)
        }
        return findings
    }
}

/// What is found in one file of a lesson.
private struct FileLint {
    let loaded: Loaded<ReadLesson>
    let compared: ComparedLesson?
    private var findings: [Finding] = []

    init(loaded: Loaded<ReadLesson>) {
        self.loaded = loaded
        compared = loaded.value.map { ComparedLesson($0, diagnostics: loaded.diagnostics) }
    }

    mutating func checkAlone(_ syntax: inout SyntaxCache) {
        guard let lesson = loaded.value else { return }
        for rule in LintRules.all { findings += rule.check(lesson, &syntax) }
    }

    /// That an exercise is missing is said in the lesson's first file alone.
    mutating func check(_ exercises: inout LintedExercises, isFirst: Bool) {
        guard let lesson = loaded.value else { return }
        for step in lesson.lesson.steps where step.kind == .code { exercises.look(at: step.id.step) }
        findings += AdviceRule.check(lesson, exercises)
        if isFirst { findings += MissingExerciseRule.check(lesson, exercises) }
    }

    mutating func check(against reference: ComparedLesson, _ syntax: inout SyntaxCache) {
        guard let compared else { return }
        findings += LessonTranslation(translation: compared, reference: reference).findings(&syntax)
    }

    /// What the rules found.
    var ownFindings: [CourseDiagnostic] {
        guard let source = loaded.value?.source else { return [] }
        return source.diagnostics(findings.filter(isFirstWord).map { PlacedProblem($0.problem, $0.range) })
    }

    /// Whether no other finding says the same: what differs from the translation may differ from the exercise too.
    private func isFirstWord(_ finding: Finding) -> Bool {
        switch finding.problem {
        case .translation(.adviceMissing(_, let mistake, _)):
            !findings.contains {
                $0.problem == .exercise(.mistakeWithoutAdvice(mistake: mistake)) && $0.range == finding.range
            }
        case .translation(.adviceExtra):
            !findings.contains { $0.problem.code == "advice-without-mistake" && $0.range == finding.range }
        default: true
        }
    }

    /// What the reader and the rules found, at most a file's limit.
    var everything: [CourseDiagnostic] {
        guard !findings.isEmpty, let file = loaded.value?.source.file else { return loaded.diagnostics }
        return (loaded.diagnostics + ownFindings).limitedByPlace(in: file)
    }
}
