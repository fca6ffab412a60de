import CourseModel
import Grading
import Testing

struct FillInGraderTests {
    private let step = Step(
        id: StepID(lesson: LessonID("l"), step: "s"), title: "",
        content: .fill(
            FillIn(
                prompt: "", language: .swift,
                template: [.blank(1), .text(".sheet("), .blank(0), .text(": $shows)")],
                blanks: [Blank(answers: ["isPresented"]), Blank(answers: ["view", "self"])])))

    private func verdict(_ texts: [String]) -> Verdict {
        Grader.grade(.blanks(texts), to: step, language: LanguageTag("en"))
    }

    @Test func `all blanks right pass`() {
        #expect(verdict(["isPresented", "self"]).outcome == .passed)
        #expect(verdict(["isPresented", "self"]).parts.map(\.place) == [0, 1])
    }

    @Test func `some blanks right are a part`() {
        #expect(verdict(["isPresented", "x"]).outcome == .partly(points: 1, possible: 2))
        #expect(verdict(["x", "x"]).outcome == .wrong)
    }

    @Test func `an empty or missing blank makes the answer unreadable`() {
        #expect(verdict(["isPresented"]).outcome == .unreadable)
        #expect(verdict(["isPresented", " "]).outcome == .unreadable)
        #expect(verdict([]).parts.map(\.remarks) == [[.nothingTyped], [.nothingTyped]])
    }

    @Test func `more texts than blanks are unreadable`() {
        let verdict = verdict(["isPresented", "view", "again"])
        #expect(verdict.outcome == .unreadable)
        #expect(verdict.parts.last?.remarks == [.tooManyAnswers(expected: 2)])
    }

    @Test func `a blank sees what stands beside it, not beside another`() {
        #expect(verdict(["isPresented", "view.sheet"]).parts[1].remarks == [.repeatsTemplate(".sheet")])
        #expect(verdict(["(isPresented", "view"]).parts[0].remarks == [.repeatsTemplate("(")])
        #expect(verdict(["view", "view"]).parts[0].remarks.isEmpty)
    }

    @Test func `the trace holds the answer as read and every key`() {
        let trace = verdict([" isPresented /* c */ ", "view"]).parts[0].trace
        #expect(
            trace == Trace(typed: " isPresented /* c */ ", read: "isPresented", key: ["isPresented"], rule: .sameTokens)
        )
        #expect(verdict(["isPresented", "view"]).parts[1].trace.key == ["view", "self"])
    }

    @Test(arguments: [Answer.choices(["1"]), .numbers(["1"])])
    func `an answer of another kind is unreadable`(answer: Answer) {
        #expect(Grader.grade(answer, to: step, language: LanguageTag("en")) == Verdict(outcome: .unreadable, parts: []))
    }

    @Test func `a text cannot be answered`() {
        let text = Step(id: step.id, title: "", content: .text(body: ""))
        #expect(Grader.grade(.blanks(["a"]), to: text, language: LanguageTag("en")).outcome == .unreadable)
    }
}
