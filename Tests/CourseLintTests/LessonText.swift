import CourseModel
import LessonFormat
import Testing

@testable import CourseLint

/// Lessons as their author writes them, read for a rule.
enum LessonText {
    /// The lesson of `steps`, YAML that is not indented.
    static func read(_ steps: String, language: String = "en", head: String = "") throws -> ReadLesson {
        try #require(load(steps, language: language, head: head).value)
    }

    static func load(_ steps: String, language: String = "en", head: String = "") -> Loaded<ReadLesson> {
        let text = "title: T\nsummary: S.\n\(head)steps:\n" + steps + "\n"
        return LessonReader.read(
            bytes: Array(text.utf8), file: "lesson.\(language).yaml", id: LessonID("lesson"),
            language: LanguageTag(language))
    }

    /// A fill-in of `template`, which is one line, with the blanks' answers.
    static func fill(
        _ template: String, _ answers: [[String]], id: String = "f", language: String = "swift", more: String = ""
    ) -> String {
        let lines = template.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
        let blanks = answers.map { "  - answers: [\($0.map { "'\($0)'" }.joined(separator: ", "))]" }
        return """
            - fill: \(id)
              title: F
              prompt: P.
              language: \(language)
              template: |
            \(lines.joined(separator: "\n"))
              blanks:
            \(blanks.joined(separator: "\n"))
            \(more)
            """
    }

    /// A quiz with as many options as `options` has letters.
    static func quiz(_ options: String, answer: String, id: String = "q", more: String = "") -> String {
        let lines = options.map { "  - {text: \($0), why: W.}" }.joined(separator: "\n")
        return "- quiz: \(id)\n  title: Q\n  q: Which?\n  options:\n\(lines)\n  answer: \(answer)\n\(more)"
    }

    static func text(_ id: String) -> String { "- text: \(id)\n  title: T\n  body: B." }
}

extension LintRule {
    /// What the rule finds in a lesson of `steps`.
    func findings(_ steps: String, language: String = "en", head: String = "") throws -> [Finding] {
        var syntax = SyntaxCache()
        return check(try LessonText.read(steps, language: language, head: head), &syntax)
    }
}

/// What a lesson's translation `steps` lack or have other than `reference`.
func translationFindings(_ steps: String, against reference: String) throws -> [Finding] {
    let one = LessonText.load(steps, language: "tr")
    let other = LessonText.load(reference, language: "en")
    let translation = ComparedLesson(try #require(one.value), diagnostics: one.diagnostics)
    let compared = ComparedLesson(try #require(other.value), diagnostics: other.diagnostics)
    var syntax = SyntaxCache()
    return LessonTranslation(translation: translation, reference: compared).findings(&syntax)
}

extension Finding {
    /// Where it is.
    var place: String { range.map { "\($0.start.line):\($0.start.column)" } ?? "" }
}
