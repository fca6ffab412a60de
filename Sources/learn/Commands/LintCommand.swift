import CourseLint
import CourseModel
import ExerciseRunner
import LessonFormat
import Reporting

/// `learn lint [PATH…]`: everything wrong with a course.
enum LintCommand {
    static func run(_ invocation: Invocation) throws(Failure) -> CommandResult {
        let start = invocation.operands.first ?? invocation.courseStart
        let root = CourseLoader.findRoot(from: invocation.namedCourse ?? start)
        guard let root else { throw .courseNotFound(start) }
        let oracles = KnownOracles(names: BuiltInOracles.names, unreadable: BuiltInOracles.unreadable)
        let findings = CourseLinter(root: root, oracles: oracles).lint(only: invocation.operands)
        let report = LintReport(fileCount: findings.fileCount, diagnostics: findings.diagnostics)
        return CommandResult(.lint(report), exitCode: findings.diagnostics.isEmpty ? 0 : 1)
    }
}
