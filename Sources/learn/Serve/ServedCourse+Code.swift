import CourseModel
import CourseServer
import ExerciseRunner
import Reporting
import WebPages

/// Checks of code: what begins them, and what is told of them.
extension ServedCourse {
    /// Checks what stands on disk.
    func check(_ visit: FormVisit, _ reply: Reply) {
        want(visit.step, CodeChecks.Wanted(language: visit.page.language, waiters: [.init(visit: visit, reply: reply)]))
    }

    /// Saves what was written in the page, then checks it. A file that has changed since stays, and both are shown.
    func save(_ visit: FormVisit, _ step: Step, _ session: StudentSession, _ reply: Reply) throws(Failure) {
        let files = try session.exercise(of: step.id).work
        guard let name = visit.value("file"), let place = files.files.firstIndex(of: name),
            let text = visit.value("text"), let version = visit.value("version")
        else { return reply.send(refusals.response(to: .malformed, languages: visit.languages)) }
        _ = try session.filesToEdit(for: step)
        let path = files.paths[place]
        do throws(FileSave.Problem) {
            try FileSave.save(text, at: path, over: version)
            tellFiles(step.id, session, except: visit.window)
            check(visit, reply)
        } catch {
            switch error {
            case .changed: reply.send(try refused(text, at: path, visit, session))
            case .failed(let fault):
                throw .cannotCreate(path: fault.path, .failed(reason: fault.reason))
            }
        }
    }

    private func refused(
        _ text: String, at path: String, _ visit: FormVisit, _ session: StudentSession
    ) throws(Failure) -> Response {
        let (lesson, step) = try find(visit.step, session)
        var page = try stepPage(step, in: lesson, session)
        for index in page.files.indices where page.files[index].path == path { page.files[index].refused = text }
        guard visit.wantsFragment else {
            return .page(renderer.page(.step(page), in: frame(visit.page)), status: 409)
        }
        return fragment([.files(page.files)], visit.page, visit.step, status: 409)
    }

    /// Begins a check, in the place of one of other files that still runs.
    func want(_ step: StepID, _ wanted: CodeChecks.Wanted) {
        if var running = checks.running[step] {
            if running.check == nil, !running.cancellation.isCancelled,
                GradedFiles(running.files.paths) == running.files
            {
                running.waiters += wanted.waiters
                checks.running[step] = running
                return
            }
            running.cancellation.cancel()
            var wanted = wanted
            wanted.waiters += running.waiters
            running.waiters = []
            checks.running[step] = running
            checks.enqueue(step, wanted)
        } else {
            checks.enqueue(step, wanted)
        }
        beginNext()
    }

    func beginNext() {
        while let (step, wanted) = checks.next() {
            do throws(Failure) {
                try begin(step, wanted)
            } catch {
                tellOutcome(StepOutcome(.failure(error)), step, wanted.waiters)
            }
        }
    }

    private func begin(_ id: StepID, _ wanted: CodeChecks.Wanted) throws(Failure) {
        let session = try session(wanted.language)
        let (lesson, step) = try find(id, session)
        guard case .code(let code) = step.content else { throw .nothingToWatch(id) }
        _ = try session.filesToEdit(for: step)
        let command = CodeCheckCommand(
            step: step, code: code, lesson: lesson, invocation: try invocation(wanted.language), session: session)
        let tools = try command.tools()
        let running = CodeChecks.Running(
            number: checks.number(), language: wanted.language, command: command, tools: tools,
            files: GradedFiles(tools.opened.work.paths), cancellation: Cancellation(), waiters: wanted.waiters)
        checks.known[id] = running.files
        checks.running[id] = running
        let windows = wanted.waiters.compactMap(\.visit.window)
        for follower in followers.values where follower.page.step == id {
            if let window = follower.window, windows.contains(window) { continue }
            send(.changed, [.checking], to: follower)
        }
        if !start(running, of: id) { ended(running.number, id) }
    }

    private func start(_ running: CodeChecks.Running, of id: StepID) -> Bool {
        let (desk, number, files, seed) = (desk, running.number, running.files, running.command.seed)
        let (checker, cancellation) = (running.tools.checker, running.cancellation)
        return Background.run {
            defer { desk.perform { $0.ended(number, id) } }
            let start = Clock.monotonicMilliseconds
            guard let check = try? files.check(with: checker, seed: seed, cancellation) else { return }
            let time = Clock.monotonicMilliseconds - start
            desk.perform { $0.verdict(check, number, id, milliseconds: time) }
            guard check.mayBeMistake else { return }
            let mistake = (try? checker.mistake(in: check, cancellation)) ?? nil
            desk.perform { $0.mistake(mistake, number, id) }
        }
    }

    /// The verdict is kept and told at once; which mistake it is may take longer.
    private func verdict(_ check: CodeCheck, _ number: Int, _ id: StepID, milliseconds: Int) {
        guard var running = checks.running[id], running.number == number, !running.cancellation.isCancelled else {
            return
        }
        let session = running.command.session
        _ = try? session.reread()
        let result = running.command.result(of: check, running.files, running.tools, milliseconds)
        guard case .code(let report) = result.report else { return }
        _ = result.afterwards()
        running.check = check
        running.report = report
        running.notices = session.takeNotices()
        checks.running[id] = running
        progressed(id, in: nil)
        tellVerdict(running, id)
        answer(id) { $0.visit.wantsFragment || report.part == .whole }
    }

    private func mistake(_ mistake: String?, _ number: Int, _ id: StepID) {
        guard var running = checks.running[id], running.number == number, let report = running.report,
            case .code(var whole) = CodeCheckCommand.completed(report, mistake: mistake, running.command.code)
        else { return }
        whole.part = .whole
        running.report = whole
        checks.running[id] = running
        tellVerdict(running, id)
        answer(id) { _ in true }
    }

    /// The check's thread has nothing more to do.
    private func ended(_ number: Int, _ id: StepID) {
        guard let running = checks.running[id], running.number == number else { return }
        if running.report == nil, !running.cancellation.isCancelled {
            let fault = Failure.cannotRunExercises(.host("cancelled"))
            tellOutcome(StepOutcome(.failure(fault)), id, running.waiters)
        } else if var report = running.report, report.part != .whole {
            report.part = .whole
            checks.running[id]?.report = report
            answer(id) { _ in true }
        } else {
            answer(id) { _ in true }
        }
        checks.running[id] = nil
        beginNext()
        if running.report != nil { wantPreviews(of: id, in: running.language) }
    }
}

/// What pages are told of a check.
extension ServedCourse {
    /// Each page in its language.
    private func tellVerdict(_ running: CodeChecks.Running, _ id: StepID) {
        for follower in followers.values where follower.page.step == id {
            guard let outcome = outcome(of: running, in: follower.page.language),
                let session = try? session(follower.page.language), let step = try? find(id, session).step
            else { continue }
            send(.verdict, [.outcome(outcome), .standing(session.standing(of: step))], to: follower)
        }
    }

    private func outcome(of running: CodeChecks.Running, in language: LanguageTag) -> StepOutcome? {
        guard let report = running.report, let check = running.check else { return nil }
        guard language != running.language else { return StepOutcome(.code(report), notices: running.notices) }
        guard let session = try? session(language), let (lesson, step) = try? find(running.command.step.id, session)
        else { return nil }
        var other = CodePresentation(step: step, lesson: lesson, session: session)
            .report(check, running.files, running.tools.opened)
        other.part = report.part
        if let mistake = report.mistake?.mistake, case .code(let code) = step.content {
            other.mistake = code.advice(on: mistake).map { CodeStep.Advice(mistake: mistake, text: $0) }
        }
        return StepOutcome(.code(other), notices: running.notices)
    }

    /// Answers the forms that wait for this verdict and need no more of it.
    private func answer(_ id: StepID, where isReady: (CodeChecks.Waiter) -> Bool) {
        guard let running = checks.running[id] else { return }
        checks.running[id]?.waiters.removeAll(where: isReady)
        for waiter in running.waiters where isReady(waiter) {
            let language = waiter.visit.page.language
            do throws(Failure) {
                let session = try session(language)
                _ = try find(id, session)
                guard let outcome = outcome(of: running, in: language) else {
                    throw .cannotRunExercises(.host("cancelled"))
                }
                waiter.reply.send(try done(waiter.visit, session, outcome))
            } catch {
                waiter.reply.send(failed(error, waiter.visit.page))
            }
        }
    }

    private func tellOutcome(_ outcome: StepOutcome, _ id: StepID, _ waiters: [CodeChecks.Waiter]) {
        for follower in followers.values where follower.page.step == id {
            send(.verdict, [.outcome(outcome)], to: follower)
        }
        for waiter in waiters {
            do throws(Failure) {
                waiter.reply.send(try done(waiter.visit, session(waiter.visit.page.language), outcome))
            } catch {
                waiter.reply.send(failed(error, waiter.visit.page))
            }
        }
    }

    func send(_ event: PageEvent, _ regions: [PageRegion], to follower: Follower) {
        guard let step = follower.page.step else { return }
        let html = renderer.fragment(regions, of: step, in: frame(follower.page))
        follower.channel.send(event.rawValue, html)
    }

    /// Open pages of the step get its files anew.
    func tellFiles(_ id: StepID, _ session: StudentSession, except window: String?) {
        guard let files = try? session.exercise(of: id).work.paths.map(Self.file) else { return }
        for follower in followers.values where follower.page.step == id {
            if let window, follower.window == window { continue }
            send(.changed, [.files(files)], to: follower)
        }
    }
}
