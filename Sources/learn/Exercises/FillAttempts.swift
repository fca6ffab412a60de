import CourseModel
import ExerciseRunner
import LessonFormat
import Reporting

/// Tries answers to a fill-in that is compiled, with what this machine has for it: looked for only once one is tried.
struct FillAttempts {
    let fill: FillIn
    let lesson: LessonID
    let loader: CourseLoader
    let surroundings: Surroundings

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
