import CourseModel
import ProgressStore
import Testing

struct StepHashTests {
    private func step(title: String, options: Int) -> Step {
        let quiz = Quiz(
            question: title, options: (0..<options).map { Quiz.Option(text: "\($0)", why: nil) }, key: [0])
        return Step(
            id: StepID(lesson: LessonID("l"), step: "s"), title: title, content: .quiz(quiz))
    }

    @Test func `prose does not change a step's hash, what is asked does`() {
        #expect(StepHash.of(step(title: "a", options: 3)) == StepHash.of(step(title: "b", options: 3)))
        #expect(StepHash.of(step(title: "a", options: 3)) != StepHash.of(step(title: "a", options: 4)))
        #expect(StepHash.of(step(title: "a", options: 3)).utf8.count == 64)
    }
}
