import CourseModel
import ExerciseRunner
import LessonFormat
import Reporting

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What `learn doctor` says of running exercises.
enum ExerciseHealth {
    /// Nothing where the course has no exercise to try.
    static func findings(_ invocation: Invocation) -> [DoctorReport.Finding] {
        let cache = Installation.cacheFolder(invocation.surroundings.variables, user: getuid())
        let kept = DoctorReport.Finding(.cache, WorkspaceCheck.finding(cache).state, detail: cache)
        guard let root = CourseOpening.studentRoot(invocation), let exercise = firstExercise(root) else {
            return [kept]
        }
        return [kept, sandbox(exercise, invocation)]
    }

    private static func firstExercise(_ root: String) -> ExerciseFolder? {
        let loader = CourseLoader(root: root)
        let names = CourseLoader.names(in: root + "/Exercises").sorted()
        return names.lazy.compactMap { name in
            loader.exercise(name).value.map { ExerciseFolder($0, at: loader.exerciseFolder(name)) }
        }.first
    }

    /// Compiles and runs a starter, to see what is in force.
    private static func sandbox(_ exercise: ExerciseFolder, _ invocation: Invocation) -> DoctorReport.Finding {
        let name = exercise.exercise.name
        do throws(Failure) {
            let installation = try ExerciseTools.installation(invocation.surroundings)
            let check = try run(exercise, installation)
            return finding(check.protection, check.verdict, name)
        } catch {
            guard case .cannotRunExercises(let fault) = error else {
                return DoctorReport.Finding(.exercises, .problem, detail: error.code)
            }
            return DoctorReport.Finding(.exercises, .problem, detail: name, verdict: .graderFault(fault))
        }
    }

    private static func run(
        _ exercise: ExerciseFolder, _ installation: Installation
    ) throws(Failure) -> CodeCheck {
        let path = exercise.path + "/" + (exercise.exercise.files.first ?? "")
        guard let starter = CourseLoader.bytes(of: path) else { throw .cannotRunExercises(.missingFile(path)) }
        do throws(GraderFault) {
            let checker = try CodeChecker(exercise, installation: installation)
            return checker.check(StudentFile(bytes: starter + Array("\n// Tried.\n".utf8)), seed: 1)
        } catch {
            throw .cannotRunExercises(error)
        }
    }

    static func finding(
        _ protection: Protection?, _ verdict: CodeVerdict, _ name: String
    ) -> DoctorReport.Finding {
        switch protection {
        case .sandbox: DoctorReport.Finding(.sandbox, .good, detail: "bubblewrap, seccomp, limits (\(name))")
        case .limitsOnly: DoctorReport.Finding(.sandbox, .warning, detail: "seccomp, limits (\(name))")
        case nil: DoctorReport.Finding(.exercises, .problem, detail: name, verdict: verdict)
        }
    }
}
