import CommandTable
import CourseModel
import ExerciseRunner
import LessonFormat
import Reporting

/// `learn preview [STEP|FILE]`: draws the screens of a student's program.
enum PreviewCommand {
    static func run(_ invocation: Invocation) throws(Failure) -> CommandResult {
        Interruption.clearsUp()
        let program = try program(invocation)
        var report = try report(
            of: program.previewer, called: program.name, language: invocation.voice.language, steps: invocation.steps)
        if let path = invocation.page, report.errors.isEmpty {
            try write(report.previews, to: path, invocation)
            report.page = path
        }
        return CommandResult(.preview(report), exitCode: report.isWhole ? 0 : 1)
    }

    /// The screens as a user of `language` sees them after `steps`.
    static func report(
        of previewer: ScreenPreviewer, called name: String, language: InterfaceLanguage, steps: [String]
    ) throws(Failure) -> PreviewReport {
        var report = PreviewReport(previews: [])
        do throws(ScreenPreviewer.Failure) {
            let previews = try previewer.previews(locale: locale(language), steps: steps)
            // Taps are meant for one of several screens: where some can be used so, the others are left out.
            let used = previews.filter { $0.failure == nil }
            report.previews = used.isEmpty ? previews : used
        } catch {
            switch error {
            case .errors(let errors): report.errors = errors
            case .nothingToShow: throw .nothingToPreview(name)
            case .compileLimit: throw .cannotRunExercises(.harness("swiftc"))
            case .fault(let fault): throw .cannotRunExercises(fault)
            }
        }
        return report
    }

    private struct Program {
        let name: String
        let previewer: ScreenPreviewer
    }

    /// What the operand names: a file, a folder of files, or a code step; without one the step shown last.
    private static func program(_ invocation: Invocation) throws(Failure) -> Program {
        let installation = try ExerciseTools.installation(invocation.surroundings)
        if let named = invocation.operands.first, named.hasSuffix(".swift"), !Disk.exists(named) {
            throw .cannotRunExercises(.missingFile(named))
        }
        guard let named = invocation.operands.first, Disk.exists(named) else {
            let session = try StudentSession(invocation)
            let id = try invocation.operands.first.map { name throws(Failure) in try session.step(named: name) }
            guard let id = id ?? session.progress.latestStep ?? session.nextStep else {
                throw .nothingToPreview("")
            }
            let opened = try session.exercise(of: id)
            return try program(id.description, opened.folder, opened.work.folder, installation)
        }
        let isFile = !Disk.isFolder(named)
        let parent = isFile ? named.lastIndex(of: "/").map { String(named[..<$0]) } ?? "." : named
        let files = isFile ? [String(named.split(separator: "/").last ?? "")] : ExerciseFolder.swiftFiles(in: named)
        guard !files.isEmpty else { throw .nothingToPreview(named) }
        let folder = ExerciseFolder(Exercise(name: "preview", files: files), at: parent)
        return try program(named, folder, parent, installation)
    }

    private static func program(
        _ name: String, _ folder: ExerciseFolder, _ place: String, _ installation: Installation
    ) throws(Failure) -> Program {
        do throws(GraderFault) {
            guard case .success(let files) = try folder.studentFiles(at: place) else { throw .missingFile(place) }
            return Program(
                name: name, previewer: try ScreenPreviewer(files, in: folder, installation: installation))
        } catch {
            throw .cannotRunExercises(error)
        }
    }

    /// A user's of this language.
    private static func locale(_ language: InterfaceLanguage) -> String {
        switch language {
        case .english: "en_US"
        case .turkish: "tr_TR"
        case .arabic: "ar"
        }
    }

    /// A file that is there is only replaced where it is a page: `--html` may be followed by a source in haste.
    private static func write(_ previews: [ScreenPreview], to path: String, _ invocation: Invocation) throws(Failure) {
        guard !Disk.exists(path) || path.hasSuffix(".html") || path.hasSuffix(".htm") else {
            throw .cannotCreate(path: path, .exists)
        }
        let page = ScreenWebPage.html(previews, language: invocation.voice.language.tag)
        do throws(DiskFault) {
            let draft = Construction.hiddenName(beside: path)
            _ = Disk.remove(draft)
            try Disk.makeFile(draft, Array(page.utf8))
            try Disk.move(draft, to: path)
        } catch {
            throw .cannotCreate(path: error.path, .failed(reason: error.reason))
        }
    }
}

extension Invocation {
    /// What a user does first, by `--do`.
    var steps: [String] { arguments.values[.do].map { $0.split(separator: "\n").map(String.init) } ?? [] }
    /// Where a page is to be written.
    var page: String? { arguments.values[.html] }
}
