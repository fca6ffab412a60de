import CourseModel
import Testing

@Suite struct CourseProgressTests {
    private let quiz = StepID(lesson: LessonID("a"), step: "quiz")
    private let text = StepID(lesson: LessonID("b"), step: "text")

    private func progress(_ actions: (StepID, Attempt.Action, hash: String)...) -> CourseProgress {
        CourseProgress(
            actions.enumerated().map { index, done in
                Attempt(step: done.0, stepHash: done.hash, time: Int64(index), action: done.1)
            })
    }

    private func standing(_ progress: CourseProgress, hash: String = "1") -> Standing {
        progress.standing(of: quiz, kind: .quiz, hash: hash)
    }

    @Test func `nothing done is an untouched course`() {
        let fresh = progress()
        #expect(standing(fresh) == .untouched)
        #expect(fresh.latestStep == nil)
        #expect(fresh.record(of: quiz) == StepRecord())
    }

    @Test func `a text is finished by being shown, a quiz is not`() {
        let shown = progress((quiz, .shown, "1"), (text, .shown, "1"))
        #expect(shown.standing(of: text, kind: .text, hash: "1") == .passed)
        #expect(standing(shown) == .shown)
        #expect(shown.latestStep == text)
    }

    @Test func `wrong and partly right answers are counted`() {
        let tried = progress(
            (quiz, .answered(["1"], .wrong), "1"), (quiz, .answered(["2"], .partly(points: 1, possible: 2)), "1"))
        #expect(standing(tried) == .tried(2))
        #expect(!standing(tried).isFinished)
        #expect(tried.record(of: quiz).answerCount == 2)
    }

    @Test func `a right answer finishes, whatever is answered afterwards`() {
        let passed = progress(
            (quiz, .answered(["1"], .wrong), "1"), (quiz, .answered(["2"], .passed), "1"),
            (quiz, .answered(["1"], .wrong), "1"))
        #expect(standing(passed) == .passed)
        #expect(standing(passed).isFinished)
    }

    @Test func `a passed step that its author changed is changed until it is passed anew`() {
        var changed = progress((quiz, .answered(["1"], .passed), "1"))
        #expect(standing(changed, hash: "2") == .changed)
        changed.add(Attempt(step: quiz, stepHash: "2", time: 9, action: .answered(["1"], .wrong)))
        #expect(standing(changed, hash: "2") == .changed)
        changed.add(Attempt(step: quiz, stepHash: "2", time: 10, action: .answered(["1"], .passed)))
        #expect(standing(changed, hash: "2") == .passed)
        #expect(standing(changed, hash: "1") == .passed)
    }

    @Test func `an answer to a step that changed afterwards is an attempt all the same`() {
        #expect(standing(progress((quiz, .answered(["1"], .wrong), "1")), hash: "2") == .tried(1))
    }

    @Test func `a skipped step is skipped until it is passed`() {
        #expect(standing(progress((quiz, .skipped, "1"))) == .skipped)
        #expect(standing(progress((quiz, .skipped, "1"), (quiz, .answered(["1"], .wrong), "1"))) == .skipped)
        #expect(standing(progress((quiz, .skipped, "1"), (quiz, .answered(["1"], .passed), "1"))) == .passed)
        #expect(standing(progress((quiz, .answered(["1"], .passed), "1"), (quiz, .skipped, "1"))) == .passed)
        #expect(
            standing(progress((quiz, .answered(["1"], .passed), "1"), (quiz, .skipped, "1")), hash: "2") == .skipped)
    }

    @Test func `a reset forgets everything about that step alone`() {
        let reset = progress(
            (text, .shown, "1"), (quiz, .answered(["1"], .passed), "1"), (quiz, .hinted(0), "1"), (quiz, .skipped, "1"),
            (quiz, .reset, "1"))
        #expect(reset.record(of: quiz) == StepRecord())
        #expect(standing(reset) == .untouched)
        #expect(reset.standing(of: text, kind: .text, hash: "1") == .passed)
    }

    @Test func `hints are counted and change no standing`() {
        let hinted = progress((quiz, .hinted(0), "1"), (quiz, .hinted(1), "1"))
        #expect(hinted.record(of: quiz).hintCount == 2)
        #expect(standing(hinted) == .untouched)
    }

    @Test func `the latest step is the one shown or answered last`() {
        for action in [.shown, .answered([], .wrong)] as [Attempt.Action] {
            #expect(progress((text, .shown, "1"), (quiz, action, "1")).latestStep == quiz)
        }
        for action in [.hinted(0), .skipped, .reset] as [Attempt.Action] {
            #expect(progress((text, .shown, "1"), (quiz, action, "1")).latestStep == text)
        }
    }

    @Test func `folding at once and one by one is the same`() {
        var random = SplitMix64(seed: 11)
        let actions: [Attempt.Action] = [
            .shown, .answered(["1"], .passed), .answered(["2"], .wrong), .hinted(0), .skipped, .reset,
        ]
        let attempts = (0..<300).map { time in
            Attempt(
                step: Bool.random(using: &random) ? quiz : text,
                stepHash: String(Int.random(in: 1...2, using: &random)),
                time: Int64(time), action: actions.randomElement(using: &random) ?? .shown)
        }
        var stepwise = CourseProgress([])
        for attempt in attempts { stepwise.add(attempt) }
        #expect(stepwise == CourseProgress(attempts))
    }
}
