import CourseModel
import CourseServer
import Grading
import ProgressStore
import Reporting
import WebPages

/// What forms ask for.
extension ServedCourse {
    func act(_ visit: FormVisit, _ reply: Reply) {
        look(always: true)
        do throws(Failure) {
            let session = try session(visit.page.language)
            let (lesson, step) = try find(visit.step, session)
            switch visit.action {
            case .check where !admitsCheck(), .save where !admitsCheck():
                reply.send(refusals.response(to: .tooMany, languages: visit.languages))
            case .check where step.kind == .code: check(visit, reply)
            case .save: try save(visit, step, session, reply)
            case .check where try grading(visit, step, in: lesson, session, reply): return
            case .check, .hint, .skip, .reset:
                reply.send(try done(visit, session, outcome(visit, step, in: lesson, session)))
            }
        } catch {
            reply.send(failed(error, visit.page))
        }
    }

    /// What came of it, with what did not work among it.
    private func outcome(
        _ visit: FormVisit, _ step: Step, in lesson: Lesson, _ session: StudentSession
    ) -> StepOutcome {
        do throws(Failure) {
            let result: CommandResult
            switch visit.action {
            case .hint: result = try HintCommand.hint(for: step.id, session)
            case .skip: result = try SkipCommand.skip(step.id, session)
            case .reset: result = try ResetCommand.reset(step.id, session)
            case .check, .save: result = try graded(visit, step, in: lesson, session)
            }
            progressed(step.id, in: visit.window)
            return StepOutcome(result.report, notices: session.takeNotices())
        } catch {
            return StepOutcome(.failure(error), notices: session.takeNotices())
        }
    }

    private func graded(
        _ visit: FormVisit, _ step: Step, in lesson: Lesson, _ session: StudentSession
    ) throws(Failure) -> CommandResult {
        guard let form = AnswerForm(step) else { throw .takesNoAnswer(step.id) }
        let texts = form.texts(visit)
        guard let answer = form.answer(texts) else {
            throw .answerCount(step.id, kind: step.kind, expected: form.count, found: texts.count)
        }
        return CheckCommand.grade(answer, step, in: lesson, try invocation(session.language), session)
    }

    /// Begins to grade an answer that may have to be compiled: meanwhile pages are served. False where it is none.
    private func grading(
        _ visit: FormVisit, _ step: Step, in lesson: Lesson, _ session: StudentSession, _ reply: Reply
    ) throws(Failure) -> Bool {
        guard let attempts = FillAttempts(step, in: lesson, session.loader, surroundings),
            let form = AnswerForm(step), let answer = form.answer(form.texts(visit))
        else { return false }
        if gradings[step.id] != nil {
            gradings[step.id]?.append((visit, reply))
            return true
        }
        let (desk, language, hash) = (desk, lesson.language, StepHash.of(step))
        let hasBegun = Background.run {
            let verdict = Grader.grade(answer.answer, to: step, language: language, trying: attempts.attempt)
            desk.perform { $0.graded(verdict, on: answer, of: hash, visit, reply) }
        }
        if hasBegun { gradings[step.id] = [] }
        return hasBegun
    }

    /// The step is looked up anew: where it is another by now, the answer is graded again. Then come those that waited.
    private func graded(
        _ verdict: Verdict, on answer: GivenAnswer, of hash: String, _ visit: FormVisit, _ reply: Reply
    ) {
        let waiting = gradings.removeValue(forKey: visit.step) ?? []
        defer { for (visit, reply) in waiting { act(visit, reply) } }
        do throws(Failure) {
            let session = try session(visit.page.language)
            let (lesson, step) = try find(visit.step, session)
            guard StepHash.of(step) == hash else { return act(visit, reply) }
            let result = CheckCommand.recorded(verdict, on: answer, step, in: lesson, explains: false, session)
            progressed(step.id, in: visit.window)
            reply.send(try done(visit, session, StepOutcome(result.report, notices: session.takeNotices())))
        } catch {
            reply.send(failed(error, visit.page))
        }
    }

    /// A page, or its regions for a script.
    func done(_ visit: FormVisit, _ session: StudentSession, _ outcome: StepOutcome) throws(Failure) -> Response {
        let (lesson, step) = try find(visit.step, session)
        let isReset = visit.action == .reset
        guard visit.wantsFragment else {
            var page = try stepPage(step, in: lesson, session)
            page.outcome = outcome
            if !isReset { page.given = visit.given }
            return .page(renderer.page(.step(page), in: frame(visit.page)))
        }
        var regions: [PageRegion] = [.outcome(outcome), .standing(session.standing(of: step))]
        if isReset || visit.action == .save {
            regions.append(.files(try session.filesToEdit(for: step).map(Self.file)))
        }
        return fragment(regions, visit.page, visit.step)
    }

    func fragment(_ regions: [PageRegion], _ page: PageName, _ step: StepID, status: Int = 200) -> Response {
        .page(renderer.fragment(regions, of: step, in: frame(page)), status: status)
    }
}

extension AnswerForm {
    /// The texts of an answer as a page's fields have them; too few where a field is missing.
    fileprivate func texts(_ visit: FormVisit) -> [String] {
        switch self {
        case .options: return visit.values("choice").isEmpty ? [""] : visit.values("choice")
        case .blanks(let count): return (1...max(1, count)).compactMap { visit.value("blank-\($0)") }
        case .numbers(let questions):
            return questions.indices.compactMap { index in
                if let whole = visit.value("answer-\(index + 1)") { return whole }
                guard let quotient = visit.value("quotient-\(index + 1)"),
                    let remainder = visit.value("remainder-\(index + 1)")
                else { return nil }
                return remainder.isEmpty ? quotient : "\(quotient) \(remainder)"
            }
        }
    }
}
