import CourseModel
import Reporting

/// Which step comes next.
extension StudentSession {
    /// The first unfinished step of the lesson that the student is in, else of the course; skipped ones at the end; nil when all
    /// are finished.
    func nextStep() throws(Failure) -> StepID? {
        let here = progress.latestStep.map(\.lesson).flatMap { course.lessons.contains($0) ? $0 : nil }
        let order = (here.map { [$0] } ?? []) + course.lessons
        if let open = try first(in: order, where: { !$0.isFinished && $0 != .skipped }) { return open }
        return try first(in: course.lessons, where: { $0 == .skipped })
    }

    /// The step that a command without a step is about: the one shown or answered last, else the next one.
    func currentStep() throws(Failure) -> StepID? {
        if let latest = progress.latestStep, try exists(latest) { return latest }
        return try nextStep()
    }

    /// What follows after something was done with `step`.
    func onward(from step: StepID) throws(Failure) -> Onward {
        let next = try nextStep()
        let lesson = try lesson(step.lesson)
        guard lesson.steps.allSatisfy({ standing(of: $0).isFinished }) else {
            return next == step ? .sameStep : next.map(Onward.step) ?? .sameStep
        }
        let end = LessonEnd(
            lesson: lesson.id, title: lesson.title, takeaways: lesson.takeaways, further: lesson.further)
        return .lessonFinished(end, next: next)
    }

    private func first(in lessons: [LessonID], where wanted: (Standing) -> Bool) throws(Failure) -> StepID? {
        for id in lessons {
            if let step = try lesson(id).steps.first(where: { wanted(standing(of: $0)) }) { return step.id }
        }
        return nil
    }

    private func exists(_ id: StepID) throws(Failure) -> Bool {
        guard course.lessons.contains(id.lesson) else { return false }
        return try lesson(id.lesson).steps.contains { $0.id == id }
    }
}
