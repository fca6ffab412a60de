import CourseModel
import ExerciseRunner
import Reporting

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Waits for changes, keys, signals and verdicts, and answers each.
final class WatchLoop {
    private var watched: WatchedStep
    private var invocation: Invocation
    private var folder: FolderWatch
    private let signals = SignalBox()
    private let news = Mailbox<News>()
    private let keys: KeyMode?
    /// The check whose verdict is wanted; that of an earlier one is dropped.
    private var current = 0
    private var isChecking = false
    private var cancellation = Cancellation()
    /// How many threads are at work.
    private var threads = 0
    /// The files as they were checked last.
    private var checked: GradedFiles?
    private var report: CodeReport?
    /// In JSON a verdict waits for its mistake, since a document is whole.
    private var pending: CommandResult?
    private var said: [Notice] = []
    private var exitCode: Int32 = 0
    private var inputHasEnded = false
    private var end: Int32?

    /// Editors write a file in several steps; so long nothing may change before it is looked at.
    private static let quietMilliseconds: Int32 = 50
    /// How often it is looked where the system does not tell.
    private static let pollMilliseconds: Int32 = 250

    /// What a check's thread tells.
    private enum News: Sendable {
        case verdict(Int, CodeCheck, GradedFiles, milliseconds: Int)
        case mistake(Int, String?)
        /// The thread of the check has nothing more to do.
        case ended(Int)
    }

    init(_ watched: WatchedStep, _ invocation: Invocation) {
        self.watched = watched
        self.invocation = invocation
        folder = Self.folder(watched, invocation)
        keys = invocation.wantsJSON ? nil : KeyMode()
    }

    private static func folder(_ watched: WatchedStep, _ invocation: Invocation) -> FolderWatch {
        FolderWatch(watched.tools.opened.work.folder, open: FolderWatch.opener(invocation.surroundings))
    }

    private var console: Console { Console(invocation) }

    /// Until it is told to end; returns the exit code.
    func run() -> Int32 {
        defer { keys?.leave() }
        begin()
        while end == nil {
            if inputHasEnded, !isChecking { break }
            step()
        }
        cancellation.cancel()
        waitForThreads()
        return end ?? exitCode
    }

    /// The compiler and the host end with their check, which has been cancelled.
    private func waitForThreads() {
        var wait = pollfd(fd: news.descriptor, events: Int16(POLLIN), revents: 0)
        while threads > 0, poll(&wait, 1, 1000) > 0 {
            for case .ended in news.collect() { threads -= 1 }
        }
    }

    private func begin() {
        if let reason = folder.reason { console.notice(.watchPolls(reason: reason)) }
        if !invocation.wantsJSON { console.say(.watching(files: watched.paths)) }
        checkIfChanged()
    }

    /// Waits for one thing to happen.
    private func step() {
        let isListening = !inputHasEnded && KeyMode.isInForeground
        if isListening { keys?.enter() }
        let input: Int32 = isListening ? STDIN_FILENO : -1
        var waits = [signals.descriptor, news.descriptor, folder.tells ? folder.descriptor : -1, input].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        // Nothing tells that the program is in the foreground again.
        let waitsLong = folder.tells && (isListening || inputHasEnded)
        let count = poll(&waits, nfds_t(waits.count), waitsLong ? -1 : Self.pollMilliseconds)
        if count < 0 { return }
        let isReady = waits.map { $0.revents != 0 }
        if isReady[0] { signals.collect().forEach(take) }
        if isReady[1] { news.collect().forEach(take) }
        if isReady[3] { readInput() }
        guard end == nil, isReady[2] || count == 0 else { return }
        if isReady[2] { waitForQuiet() }
        folder.renew()
        checkIfChanged()
    }

    private func waitForQuiet() {
        folder.drain()
        var wait = pollfd(fd: folder.descriptor, events: Int16(POLLIN), revents: 0)
        while folder.tells, poll(&wait, 1, Self.quietMilliseconds) > 0 { folder.drain() }
    }
}

extension WatchLoop {
    private func checkIfChanged() {
        let files = GradedFiles(watched.paths)
        if files != checked { start(files) }
    }

    /// A check that runs is dropped, since its file is no longer what stands there.
    private func start(_ files: GradedFiles) {
        current += 1
        checked = files
        isChecking = true
        cancellation.cancel()
        let cancellation = Cancellation()
        self.cancellation = cancellation
        let (number, tools, seed, news) = (current, watched.tools, watched.command.seed, news)
        let hasStarted = Background.run {
            let start = Clock.monotonicMilliseconds
            defer { news.post(.ended(number)) }
            guard let check = try? files.check(with: tools.checker, seed: seed, cancellation) else { return }
            let time = Clock.monotonicMilliseconds - start
            news.post(.verdict(number, check, files, milliseconds: time))
            guard check.mayBeMistake else { return }
            news.post(.mistake(number, (try? tools.checker.mistake(in: check, cancellation)) ?? nil))
        }
        if hasStarted { threads += 1 } else { isChecking = false }
    }

    private func take(_ news: News) {
        switch news {
        case .verdict(current, let check, let files, let time): show(check, files, time)
        case .mistake(current, let mistake): complete(mistake)
        case .ended: threads -= 1
        case .verdict, .mistake: break
        }
    }

    private func show(_ check: CodeCheck, _ files: GradedFiles, _ time: Int) {
        var result = watched.command.result(of: check, files, watched.tools, time)
        exitCode = result.exitCode
        guard case .code(let report) = result.report else { return }
        self.report = report
        let isWhole = report.part == .whole
        isChecking = !isWhole
        if invocation.wantsJSON, !isWhole {
            pending = result
            return
        }
        result.notices = unsaid(result.notices)
        if !invocation.wantsJSON { console.sayApart(.checkedAt(time: Clock.time)) }
        show(result)
        if isWhole { showKeys() } else { isChecking = check.mayBeMistake }
    }

    private func complete(_ mistake: String?) {
        isChecking = false
        guard let report, report.part == .verdict else { return }
        let rest = CodeCheckCommand.completed(report, mistake: mistake, watched.command.code)
        if var result = pending {
            result.report = rest
            pending = nil
            result.notices = unsaid(result.notices)
            show(result)
        } else {
            show(CommandResult(rest))
        }
        showKeys()
    }

    private func show(_ result: CommandResult) {
        if console.show(result) == 70, result.exitCode != 70 { end = 70 }
    }

    private func showKeys() {
        if let keys, keys.isOn { console.say(.watchKeys) }
    }

    /// Each notice is said once, not at every verdict.
    private func unsaid(_ notices: [Notice]) -> [Notice] {
        defer { said += notices.filter { !said.contains($0) } }
        return notices.filter { !said.contains($0) }
    }

    private func readInput() {
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return }
        guard count > 0 else {
            inputHasEnded = true
            if keys != nil { end = exitCode }
            return
        }
        guard keys != nil else { return }
        for byte in bytes.prefix(count) {
            let key = WatchKey(rawValue: Character(Unicode.Scalar(byte)))
            if byte == 4 { end = exitCode } else if let key { take(key) }
        }
    }

    private func take(_ key: WatchKey) {
        switch key {
        case .quit: end = exitCode
        case .again: start(GradedFiles(watched.paths))
        case .hint, .list, .next:
            let session = watched.command.session
            do throws(Failure) {
                switch key {
                case .hint: show(try HintCommand.hint(for: watched.command.step.id, session))
                case .list: show(try ListCommand.list(nil, session))
                default: try goOn(session)
                }
            } catch {
                show(CommandResult(.failure(error), exitCode: error.exitCode))
            }
            showKeys()
        }
    }

    /// Shows the next step; where that is code too, it is watched from now on.
    private func goOn(_ session: StudentSession) throws(Failure) {
        guard let next = session.nextStep else { return show(CommandResult(try session.finishedReport())) }
        show(try NextCommand.show(next, session))
        guard try session.find(next).step.kind == .code, next != watched.command.step.id else { return }
        watched = try WatchedStep(next, invocation, session)
        folder = Self.folder(watched, invocation)
        (checked, report, pending) = (nil, nil, nil)
        checkIfChanged()
    }

    private func take(_ signal: Int32) {
        switch signal {
        case SIGTSTP:
            keys?.leave()
            signals.stop()
            keys?.enter()
        case SIGCONT: keys?.enterAnew()
        case SIGWINCH: invocation.surroundings = .current
        default: end = 128 + signal
        }
    }
}
