import CourseLint
import CourseModel
import ExerciseRunner
import LessonFormat
import Markdown
import ProgressStore
import Reporting

/// `learn doctor`: what this machine has and lacks.
enum DoctorCommand {
    static func run(_ invocation: Invocation) -> CommandResult {
        let findings =
            [swift(invocation)] + libraries + courseFindings(invocation)
            + ExerciseHealth.findings(invocation) + terminalFindings(invocation)
        let report = DoctorReport(findings: findings)
        return CommandResult(.doctor(report), exitCode: report.isHealthy ? 0 : 1)
    }

    private static func swift(_ invocation: Invocation) -> DoctorReport.Finding {
        let variables = invocation.surroundings.variables
        guard let toolchain = SwiftToolchain.find(variables) else {
            return DoctorReport.Finding(.swift, .problem, detail: variables["LEARN_TOOLCHAIN"] ?? "PATH")
        }
        guard let version = toolchain.version else {
            return DoctorReport.Finding(.swift, .problem, detail: toolchain.compiler)
        }
        let isNewEnough = (version.major, version.minor) >= (6, 2)
        return DoctorReport.Finding(
            .swift, isNewEnough ? .good : .problem, detail: "\(version.major).\(version.minor) \(toolchain.compiler)")
    }

    private static var libraries: [DoctorReport.Finding] {
        [
            DoctorReport.Finding(.libyaml, .good, detail: YAMLLibrary.version),
            DoctorReport.Finding(.cmark, .good, detail: MarkdownLibrary.version),
            DoctorReport.Finding(.sqlite, .good, detail: DatabaseLibrary.version),
        ]
    }

    private static func courseFindings(_ invocation: Invocation) -> [DoctorReport.Finding] {
        guard let root = CourseOpening.studentRoot(invocation) else {
            return [DoctorReport.Finding(.course, .warning, detail: invocation.courseStart)]
        }
        let isSound = !CourseLinter(root: root).lint(only: []).diagnostics.contains { $0.severity == .error }
        let workspace = invocation.workspace(of: root)
        return [
            DoctorReport.Finding(.course, isSound ? .good : .problem, detail: root),
            WorkspaceCheck.finding(workspace),
            progress(workspace),
        ]
    }

    private static func progress(_ workspace: String) -> DoctorReport.Finding {
        do throws(Failure) {
            let store = try ProgressOpening.store(workspace: workspace)
            let attempts = try ProgressOpening.attempts(store)
            if let recovery = store.recovery {
                return DoctorReport.Finding(.progress, .warning, detail: recovery.keptAside)
            }
            return DoctorReport.Finding(.progress, .good, detail: "\(store.path) (\(attempts.count))")
        } catch {
            return DoctorReport.Finding(.progress, .problem, detail: "\(workspace): \(error.code)")
        }
    }

    private static func terminalFindings(_ invocation: Invocation) -> [DoctorReport.Finding] {
        let surroundings = invocation.surroundings
        let isNarrow = surroundings.width < 60
        let locale = surroundings.encodingLocale ?? "C"
        let isUTF8 = locale.lowercased().contains("utf-8") || locale.lowercased().contains("utf8")
        return [
            DoctorReport.Finding(.terminal, isNarrow ? .warning : .good, detail: "\(surroundings.width)"),
            DoctorReport.Finding(.encoding, isUTF8 ? .good : .warning, detail: locale),
        ]
    }
}
