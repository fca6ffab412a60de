import CourseModel
import CourseServer
import ExerciseRunner
import Reporting
import WebPages

/// Pages that are open: what they are told, and the files that are watched for them.
extension ServedCourse {
    /// So many milliseconds nothing may change before a file is looked at.
    private static let quiet = 50

    func follow(_ follower: Follower, _ number: FollowerNumber) {
        followers[number] = follower
        defer { follower.channel.send(PageEvent.ready.rawValue, "") }
        guard let step = follower.page.step, let files = codeFiles(step, follower.page.language) else {
            return watchFolders()
        }
        if let known = checks.known[step] {
            if known != files { note(files, of: step) }
        } else {
            checks.known[step] = files
        }
        watchFolders()
        wantPreviews(of: step, in: follower.page.language)
    }

    func forget(_ number: FollowerNumber) {
        followers[number] = nil
        if followers.isEmpty { checks.changed = [:] }
        watchFolders()
    }

    /// Nil where the step has no code, or cannot be read.
    private func codeFiles(_ id: StepID, _ language: LanguageTag) -> GradedFiles? {
        guard let session = try? session(language), let step = try? find(id, session).step, step.kind == .code,
            let opened = try? session.exercise(of: id)
        else { return nil }
        return GradedFiles(opened.work.paths)
    }

    private func watchFolders() {
        guard !followers.isEmpty else { return watches.watch([]) }
        let code = followers.values.compactMap(\.page.step).filter { checks.known[$0] != nil }
        watches.watch(Set([Disk.join(workspace, ".learn")] + code.map { Disk.join(workspace, $0.step) }))
    }

    /// How long nothing need be looked at, in milliseconds; -1 for ever.
    var patience: Int32 {
        if followers.isEmpty { return -1 }
        if let due = checks.changed.values.map(\.due).min() {
            return Int32(clamping: max(0, due - Clock.monotonicMilliseconds))
        }
        return watches.tell ? 1000 : 250
    }

    /// Looks for what changed on disk: where `isNews`, something has, or nobody would tell.
    func lookAround(isNews: Bool) {
        guard !followers.isEmpty else { return }
        if isNews {
            watches.drain()
            look(always: true)
            noteChangedFiles()
        }
        let now = Clock.monotonicMilliseconds
        for (step, changed) in checks.changed where changed.due <= now {
            checks.changed[step] = nil
            checkChangedFiles(of: step)
        }
    }

    private func noteChangedFiles() {
        for step in Set(followers.values.compactMap(\.page.step)) {
            guard let known = checks.known[step] else { continue }
            let files = GradedFiles(known.paths)
            if files == known { checks.changed[step] = nil } else { note(files, of: step) }
        }
    }

    /// Nothing may change for a while before a file is checked.
    private func note(_ files: GradedFiles, of step: StepID) {
        guard checks.changed[step]?.files != files else { return }
        checks.changed[step] = CodeChecks.Changed(files: files, due: Clock.monotonicMilliseconds + Self.quiet)
    }

    private func checkChangedFiles(of step: StepID) {
        guard let follower = followers.values.first(where: { $0.page.step == step }),
            let session = try? session(follower.page.language)
        else { return }
        tellFiles(step, session, except: nil)
        want(step, CodeChecks.Wanted(language: follower.page.language))
    }

    /// Nothing is told or checked any more.
    func close() {
        checks.cancelAll()
        watches.watch([])
    }

    /// Whether a check's thread is still at work.
    var isBusy: Bool { !checks.running.isEmpty }
}

/// Previews of SwiftUI exercises, for pages that are open.
extension ServedCourse {
    func wantPreviews(of step: StepID, in language: LanguageTag) {
        guard followers.values.contains(where: { $0.page.step == step }),
            let session = try? session(language), let opened = try? session.exercise(of: step),
            ExerciseFolder.usesSwiftUI(at: opened.folder.path)
        else { return }
        let files = GradedFiles(opened.work.paths)
        if let made = checks.previews.made[step], made.files == files, made.language == language {
            return tellPreviews(made.report, step, language)
        }
        guard !checks.previews.isBusy else {
            checks.previews.wanted.removeAll { $0.step == step && $0.language == language }
            return checks.previews.wanted.append((step, language))
        }
        makePreviews(of: step, in: language, opened, files)
    }

    private func makePreviews(
        of step: StepID, in language: LanguageTag, _ opened: OpenedExercise, _ files: GradedFiles
    ) {
        guard let installation = try? ExerciseTools.installation(surroundings),
            let readable = files.readable,
            let previewer = try? ScreenPreviewer(readable, in: opened.folder, installation: installation)
        else { return }
        let (desk, name) = (desk, step.description)
        checks.previews.isBusy = Background.run {
            let report = try? PreviewCommand.report(
                of: previewer, called: name, language: InterfaceLanguage(speaking: language), steps: [])
            desk.perform { $0.previewed(report, step, language, files) }
        }
    }

    private func previewed(_ report: PreviewReport?, _ step: StepID, _ language: LanguageTag, _ files: GradedFiles) {
        checks.previews.isBusy = false
        if let report, report.errors.isEmpty {
            checks.previews.made[step] = (files, language, report)
            tellPreviews(report, step, language)
        }
        while !checks.previews.isBusy, !checks.previews.wanted.isEmpty {
            let next = checks.previews.wanted.removeFirst()
            wantPreviews(of: next.step, in: next.language)
        }
    }

    private func tellPreviews(_ report: PreviewReport, _ step: StepID, _ language: LanguageTag) {
        for follower in followers.values where follower.page.step == step && follower.page.language == language {
            send(.verdict, [.previews(report)], to: follower)
        }
    }
}
