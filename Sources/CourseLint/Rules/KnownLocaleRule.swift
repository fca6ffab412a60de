internal import CourseModel
internal import Grading
internal import LessonFormat

/// The locale in which a set of arithmetic reads numbers is one whose number signs are known.
struct KnownLocaleRule: LintRule {
    /// Each place once: several sets may share the lesson's locale or its language.
    func check(_ lesson: ReadLesson, _ syntax: inout SyntaxCache) -> [Finding] {
        var findings: [Finding] = []
        var hasLanguageFinding = false
        for placed in lesson.placedSteps {
            guard case .arithmetic(let set) = placed.step.content else { continue }
            let locale = set.locale ?? lesson.lesson.language
            guard !NumberPattern.isKnown(locale) else { continue }
            let range = placed.ranges.locale ?? lesson.ranges.locale
            if range == nil, hasLanguageFinding { continue }
            hasLanguageFinding = hasLanguageFinding || range == nil
            let finding = Finding(.unknownLocale(locale: locale.tag), range ?? placed.ranges.id)
            if !findings.contains(finding) { findings.append(finding) }
        }
        return findings
    }
}
