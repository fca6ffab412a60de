internal import CourseModel
internal import LessonFormat

/// One thing in which a step and its translation may disagree.
protocol TranslationRule: Sendable {
    /// Where `step` differs from `reference`, the step of the same id in the file that translations are held against;
    /// places are those of `step`. What makes them impossible to compare is another rule's to report.
    func check(_ step: PlacedStep, against reference: ReferenceStep, _ syntax: inout SyntaxCache) -> [Finding]
}

/// A step of the file that translations are held against.
struct ReferenceStep {
    var step: Step
    var language: LanguageTag
}

/// Every rule for a step and its translation.
enum TranslationRules {
    static let all: [any TranslationRule] = [
        KindTranslationRule(), OptionTranslationRule(), QuizKeyTranslationRule(), BlankTranslationRule(),
        TemplateTranslationRule(), CheckTranslationRule(), FillAnswerTranslationRule(), ArithmeticTranslationRule(),
        AdviceTranslationRule(),
        HintTranslationRule(),
    ]
}
