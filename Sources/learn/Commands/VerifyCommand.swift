import CommandTable
import CourseModel
import CourseVerify
import LessonFormat
import Reporting

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// `learn verify [EXERCISE…]`: runs all that a course's exercises come with, and compiles the programs of its lessons.
enum VerifyCommand {
    static func run(_ invocation: Invocation) throws(Failure) -> CommandResult {
        Interruption.clearsUp()
        let root = try CourseOpening.loader(invocation).root
        let names = try wanted(invocation.operands, root)
        let installation = try ExerciseTools.installation(invocation.surroundings)
        let line = ProgressLine(invocation)
        let verifier = CourseVerifier(root: root, installation: installation, options: options(invocation))
        let lessons = invocation.operands.isEmpty ? CourseVerifier.lessons(in: root) : []
        let verification = verifier.verify(names, lessons: lessons) { line.show($0) }
        line.finish()
        return CommandResult(
            .verification(verification), exitCode: exitCode(verification),
            notices: verification.ranWithoutSandbox ? [.limitedProtection] : [])
    }

    /// All of the course's where none is named.
    private static func wanted(_ named: [String], _ root: String) throws(Failure) -> [String] {
        let known = CourseVerifier.exercises(in: root)
        for name in named where !known.contains(name) {
            throw .unknownExercise(name, suggestion: Suggestion.closest(to: name, among: known))
        }
        return named.isEmpty ? known : known.filter(named.contains)
    }

    private static func options(_ invocation: Invocation) -> VerifyOptions {
        let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        return VerifyOptions(
            workers: invocation.number(.workers) ?? processors,
            seed: UInt64(invocation.number(.seed) ?? Int(CourseVerifier.usualSeed)),
            repeats: invocation.number(.repeat) ?? 1, program: ExerciseTools.path)
    }

    /// 70 where nothing but faults of ours stand in the way.
    private static func exitCode(_ verification: CourseVerification) -> Int32 {
        guard !verification.isClean else { return 0 }
        let isNothingElse = verification.exercises.allSatisfy { exercise in
            exercise.diagnostics.isEmpty && exercise.findings.allSatisfy(\.problem.isFaultOfOurs)
        }
        let areLessonsFine = verification.lessons.flatMap(\.findings).allSatisfy(\.problem.isFaultOfOurs)
        return isNothingElse && areLessonsFine ? 70 : 1
    }
}
