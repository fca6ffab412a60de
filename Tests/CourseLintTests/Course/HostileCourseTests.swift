import CourseModel
import LessonFormat
import Testing

@testable import CourseLint

/// Lessons without a fault that would take hours if each answer were tried in all of its template.
struct HostileCourseTests {
    private func answers(_ count: Int) -> [String] { (0..<count).map { "a\($0)" } }

    @Test func `a template that is heavy to try is left alone, the lesson's other steps are not`() throws {
        let template = (0..<200).map { "f(\"x\", {{\($0)}})" }.joined(separator: "\n")
        let heavy = LessonText.fill(
            template + String(repeating: "\ng(1)", count: 400), Array(repeating: answers(20), count: 200),
            id: "heavy")
        let light = LessonText.fill("f({{0}})", [["// x"]], id: "light")
        #expect(try FillAnswerRule().findings(heavy) == [])
        #expect(try TemplateParseRule().findings(heavy) == [])
        #expect(try AnswerRepetitionRule().findings(heavy) == [])
        #expect(try FillAnswerRule().findings(light + "\n" + heavy).count == 1)
    }

    @Test func `of a lesson's code so much is parsed and no more, and the next lesson begins anew`() {
        var syntax = SyntaxCache(lessonBytes: 12)
        #expect(syntax.firstError(in: "let =") != nil)
        #expect(syntax.firstError(in: "let b = 1") == nil)
        #expect(syntax.firstError(in: "var =") == nil)
        syntax.finishLesson()
        #expect(syntax.firstError(in: "var =") != nil)
    }
}
