internal import CourseModel
internal import LessonFormat

/// One thing that can be wrong with a lesson by itself, beyond what its reader finds.
protocol LintRule: Sendable {
    /// Every place where `lesson` breaks the rule. `syntax` remembers what was parsed.
    func check(_ lesson: ReadLesson, _ syntax: inout SyntaxCache) -> [Finding]
}

/// Every rule for a lesson by itself.
enum LintRules {
    static let all: [any LintRule] = [
        FillAnswerRule(), QuizKeyRule(), ArithmeticKeyRule(), AnswerRepetitionRule(), TemplateParseRule(),
        CodeBlockRule(), CodeMarkRule(), KnownLocaleRule(),
    ]
}
