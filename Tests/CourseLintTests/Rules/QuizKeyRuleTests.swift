import CourseModel
import LessonFormat
import Testing

@testable import CourseLint

struct QuizKeyRuleTests {
    @Test(arguments: ["0", "1", "2", "[0, 2]", "[1, 2]"])
    func `a sound quiz is silent, whatever its key`(answer: String) throws {
        #expect(try QuizKeyRule().findings(LessonText.quiz("abc", answer: answer)) == [])
        #expect(try QuizKeyRule().findings(LessonText.quiz("abc", answer: answer, more: "  order: fixed")) == [])
    }

    @Test func `a key that cannot be chosen is reported`() throws {
        var lesson = try LessonText.read(LessonText.quiz("abc", answer: "[0, 2]"))
        guard case .quiz(var quiz) = lesson.lesson.steps[0].content else {
            Issue.record("no quiz")
            return
        }
        quiz.key = [0, 2, 2]
        lesson.lesson.steps[0].content = .quiz(quiz)
        var syntax = SyntaxCache()
        let codes = QuizKeyRule().check(lesson, &syntax).map(\.problem.code)
        #expect(codes.first == "answer-not-accepted")
    }
}
