import CourseModel
import Testing

@testable import CourseLint

struct FillAnswerRuleTests {
    @Test func `answers that the grader accepts are silent`() throws {
        #expect(try FillAnswerRule().findings(LessonText.fill("f({{0}}, {{1}})", [["a", "b"], ["1"]])) == [])
        #expect(
            try FillAnswerRule().findings(
                LessonText.fill("Bir {{0}} iki", [["İKİ", "iki"]], language: "text"), language: "tr") == [])
    }

    @Test func `an answer that is only a comment is not accepted, and its place is named`() throws {
        let findings = try FillAnswerRule().findings(LessonText.fill("f({{0}}, {{1}})", [["a"], ["1", "// x"]]))
        #expect(findings.map(\.problem) == [.question(.answerNotAccepted(answer: "// x"))])
        #expect(findings.map(\.place) == ["12:20"])
    }

    @Test func `one answer that cannot be read spoils no other`() throws {
        let findings = try FillAnswerRule().findings(LessonText.fill("f({{0}}, {{1}})", [["// x"], ["1"]]))
        #expect(findings.map(\.problem) == [.question(.answerNotAccepted(answer: "// x"))])
    }

    @Test func `in a string what is a comment elsewhere is an answer`() throws {
        #expect(try FillAnswerRule().findings(LessonText.fill("f(\"{{0}}\") + g({{1}})", [["// x"], ["1"]])) == [])
    }

    @Test func `what was accepted once is not accepted for a blank that does not list it`() throws {
        var syntax = SyntaxCache()
        let good = try LessonText.read(LessonText.fill("f({{0}})", [["a"]]))
        #expect(FillAnswerRule().check(good, &syntax) == [])
        #expect(syntax.isAccepted(AcceptedAnswer(typed: "a", answers: ["a"], comparison: .tokens)))
        #expect(!syntax.isAccepted(AcceptedAnswer(typed: "a", answers: ["b"], comparison: .tokens)))
        let bad = try LessonText.read(LessonText.fill("f({{0}})", [["// a"]]))
        #expect(FillAnswerRule().check(bad, &syntax).count == 1)
        #expect(FillAnswerRule().check(bad, &syntax).count == 1)
    }

    @Test func `what was accepted in a string is not accepted as code`() throws {
        var syntax = SyntaxCache()
        let string = try LessonText.read(LessonText.fill("f(\"{{0}}\")", [["// a"]]))
        #expect(FillAnswerRule().check(string, &syntax) == [])
        #expect(syntax.isAccepted(AcceptedAnswer(typed: "// a", answers: ["// a"], comparison: .letters)))
        let code = try LessonText.read(LessonText.fill("f({{0}})", [["// a"]]))
        #expect(FillAnswerRule().check(code, &syntax).map(\.problem.code) == ["answer-not-accepted"])
    }
}
