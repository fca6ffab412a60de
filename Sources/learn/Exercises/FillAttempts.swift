import CourseModel
import ExerciseRunner
import LessonFormat
import Reporting

/// Tries answers to a fill-in that is compiled, with what this machine has for it: looked for only once one is tried.
struct FillAttempts: Sendable {
    let fill: FillIn
    let lesson: LessonID
    let loader: CourseLoader
    let surroundings: Surroundings

    /// Nil where the step's answers are not compiled.
    init?(_ step: Step, in lesson: Lesson, _ loader: CourseLoader, _ surroundings: Surroundings) {
        guard case .fill(let fill) = step.content, fill.program != nil else { return nil }
        (self.fill, self.lesson, self.loader, self.surroundings) = (fill, lesson.id, loader, surroundings)
    }

    /// Tries the template filled with `answers`, one a blank.
    func attempt(_ answers: [String]) -> FillTrial {
        do throws(Failure) {
            return try runner().map { $0.attempt(answers) } ?? .untried(.host("not compiled"))
        } catch {
            if case .cannotRunExercises(let fault) = error { return .untried(fault) }
            return .untried(.host(error.code))
        }
    }

    private func runner() throws(Failure) -> FillRunner? {
        let installation = try ExerciseTools.installation(surroundings)
        do throws(GraderFault) {
            return try FillRunner(fill, in: loader.lessonFolder(lesson), installation: installation)
        } catch {
            throw .cannotRunExercises(error)
        }
    }
}
