import CourseModel
import Reporting

/// Which step comes next. Lessons that cannot be read are passed over.
extension StudentSession {
    /// The first unfinished step of the lesson that the student is in, else of the course; skipped ones at the end; nil when
    /// there is none.
    var nextStep: StepID? {
        let here = progress.latestStep.map(\.lesson).flatMap { course.lessons.contains($0) ? $0 : nil }
        let order = (here.map { [$0] } ?? []) + course.lessons
        return first(in: order) { !$0.isFinished && $0 != .skipped } ?? first(in: course.lessons) { $0 == .skipped }
    }

    /// The step that a command without a step is about: the one shown or answered last, unless it was skipped since, else
    /// the next one.
    var currentStep: StepID? {
        guard let latest = progress.latestStep, course.lessons.contains(latest.lesson),
            let step = readableLesson(latest.lesson)?.steps.first(where: { $0.id == latest }),
            standing(of: step) != .skipped
        else { return nextStep }
        return latest
    }

    /// What follows after something was done with a step of `lesson`.
    func onward(from step: StepID, in lesson: Lesson) -> Onward {
        let next = nextStep
        guard !leavesOutSteps(of: lesson), lesson.steps.allSatisfy({ standing(of: $0).isFinished }) else {
            return next == step ? .sameStep : next.map(Onward.step) ?? .sameStep
        }
        let end = LessonEnd(
            lesson: lesson.id, language: lesson.language, title: lesson.title, takeaways: lesson.takeaways,
            further: lesson.further)
        return .lessonFinished(end, next: next)
    }

    /// Word that all is done; throws where a lesson that cannot be read is all that is left.
    func finishedReport() throws(Failure) -> Report {
        if let fault = firstFault { throw .faultyCourse(fault) }
        return .courseFinished(CourseFinishedReport(title: course.title.text(in: language)))
    }

    private func first(in lessons: [LessonID], where wanted: (Standing) -> Bool) -> StepID? {
        for id in lessons {
            guard let lesson = readableLesson(id) else { continue }
            if let step = lesson.steps.first(where: { wanted(standing(of: $0)) }) { return step.id }
        }
        return nil
    }
}
