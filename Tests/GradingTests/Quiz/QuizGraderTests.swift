import CourseModel
import Testing

@testable import Grading

struct QuizGraderTests {
    private let step = StepID(lesson: LessonID("iexpense"), step: "tap-does-nothing")

    private func quiz(_ key: [Int], scoring: Quiz.Scoring = .partial, order: Quiz.Order = .fixed) -> Quiz {
        let options = (0..<5).map { Quiz.Option(text: "option \($0)", why: "because \($0)") }
        return Quiz(question: "", options: options, key: key, scoring: scoring, order: order)
    }

    private func outcome(_ quiz: Quiz, _ texts: [String]) -> Outcome {
        QuizGrader(quiz: quiz, step: step).verdict(on: texts).outcome
    }

    @Test func `a choice is known by its place in the file`() throws {
        let quiz = quiz([3], order: .shuffled)
        let screen = try #require(ScreenOrder.of(quiz, step: step).firstIndex(of: 3))
        let verdict = QuizGrader(quiz: quiz, step: step).verdict(on: ["\(screen + 1)"])
        #expect(verdict.outcome == .passed)
        #expect(verdict.parts.map(\.place) == [3])
        #expect(verdict.parts[0].remarks == [.why("because 3")])
        #expect(verdict.parts[0].trace.key == ["\(screen + 1)"])
    }

    @Test(arguments: [["1", "3"], ["3", "1"], ["1,3"], ["1 3"], ["3, 1"], ["١، ٣"], ["1;3"], ["1", "3", "1"]])
    func `several choices may be typed in many ways`(texts: [String]) {
        #expect(outcome(quiz([0, 2]), texts) == .passed)
    }

    @Test func `points are right choices minus wrong ones, not below zero`() {
        #expect(outcome(quiz([0, 1, 2]), ["1"]) == .partly(points: 1, possible: 3))
        #expect(outcome(quiz([0, 1, 2]), ["1", "2"]) == .partly(points: 2, possible: 3))
        #expect(outcome(quiz([0, 1, 2]), ["1", "2", "4"]) == .partly(points: 1, possible: 3))
        #expect(outcome(quiz([0, 1, 2]), ["1", "2", "3", "4"]) == .partly(points: 2, possible: 3))
        #expect(outcome(quiz([0, 1]), ["1", "2", "3", "4"]) == .wrong)
        #expect(outcome(quiz([0, 1]), ["3", "4"]) == .wrong)
    }

    @Test func `no choice of options gives more points than there are, and only the key passes`() {
        for chosen in 1..<32 {
            let texts = (0..<5).filter { chosen >> $0 & 1 == 1 }.map { "\($0 + 1)" }
            switch outcome(quiz([0, 2, 3]), texts) {
            case .passed: #expect(chosen == 0b01101)
            case .partly(let points, let possible): #expect((1..<possible).contains(points) && possible == 3)
            case .wrong: break
            case .unreadable: Issue.record("\(texts) is readable")
            }
        }
    }

    @Test func `all or nothing gives nothing for a part`() {
        #expect(outcome(quiz([0, 1, 2], scoring: .all), ["1", "2"]) == .wrong)
        #expect(outcome(quiz([0, 1, 2], scoring: .all), ["1", "2", "3"]) == .passed)
    }

    @Test func `missing choices are counted`() {
        let verdict = QuizGrader(quiz: quiz([0, 1, 2]), step: step).verdict(on: ["2"])
        #expect(verdict.parts.last?.remarks.last == .moreAreRight(count: 2))
    }

    @Test func `several choices where one is wanted are unreadable and give nothing away`() {
        let verdict = QuizGrader(quiz: quiz([1]), step: step).verdict(on: ["1 2"])
        #expect(verdict.outcome == .unreadable)
        #expect(verdict.parts.allSatisfy { $0.result == .unreadable && $0.remarks == [.chooseOne] })
    }

    @Test func `a choice that is no option gives nothing away about the others`() {
        let verdict = QuizGrader(quiz: quiz([0, 1]), step: step).verdict(on: ["1", "9"])
        #expect(verdict.outcome == .unreadable)
        #expect(verdict.parts.map(\.place) == [nil])
        #expect(verdict.parts.map(\.remarks) == [[.notAnOption(count: 5)]])
    }

    @Test func `a quiz without options is answered by nothing`() {
        let empty = Quiz(question: "", options: [], key: [])
        #expect(outcome(empty, ["1"]) == .unreadable)
    }
}
