import CourseModel
import Grading
import Reporting

/// Where an answer comes from: the command line, the prompt, or standard input.
enum AnswerSource {
    static func answer(
        to step: Step, _ form: AnswerForm, given: [String], _ invocation: Invocation, _ session: StudentSession
    ) throws(Failure) -> GivenAnswer {
        if !given.isEmpty { return try fitting(given, to: step, form, invocation, session) }
        if invocation.surroundings.inputIsTerminal {
            guard !invocation.wantsJSON else { throw .noAnswer(step.id, kind: step.kind, count: form.count) }
            return try prompted(step, form, invocation, language: session.lesson(step.id.lesson).language)
        }
        // What is read is lost to a program that is built anew.
        invocation.surroundings.sources?.settle()
        guard let lines = StandardInput.lines() else { throw .unreadableInput }
        guard !lines.isEmpty else { throw .noAnswer(step.id, kind: step.kind, count: form.count) }
        return try fitting(lines, to: step, form, invocation, session)
    }

    private static func fitting(
        _ texts: [String], to step: Step, _ form: AnswerForm, _ invocation: Invocation, _ session: StudentSession
    ) throws(Failure) -> GivenAnswer {
        if !invocation.beginsWithAnswer { try refuseStepName(texts, form, session) }
        guard let answer = form.answer(texts) else {
            throw .answerCount(step.id, kind: step.kind, expected: form.count, found: texts.count)
        }
        return answer
    }

    /// A word is no option and no number: whoever begins with one means a step. Among blanks it may be an answer.
    private static func refuseStepName(
        _ texts: [String], _ form: AnswerForm, _ session: StudentSession
    ) throws(Failure) {
        guard StepName.isPossible(texts[0]) else { return }
        let nearest = session.nearestStep(to: texts[0])
        switch form {
        case .blanks(let count):
            guard texts.count > count, let nearest, !nearest.hasPrefix(texts[0]) else { return }
        case .options, .numbers:
            let mayBeAnswer = texts.count == form.count && nearest == nil
            guard texts[0].first?.isLetter == true, !mayBeAnswer else { return }
        }
        throw .unknownStep(texts[0], suggestion: nearest)
    }

    /// Asks for each part, and again where it cannot be read.
    private static func prompted(
        _ step: Step, _ form: AnswerForm, _ invocation: Invocation, language: LanguageTag
    ) throws(Failure) -> GivenAnswer {
        let console = Console(invocation)
        console.announce(step)
        var texts: [String] = []
        while texts.count < form.count {
            guard let line = console.ask(prompt(for: form, texts.count)) else {
                throw .noAnswer(step.id, kind: step.kind, count: form.count)
            }
            let remarks = form.obstacles(in: line, at: texts.count, to: step, language: language)
            if remarks.isEmpty { texts.append(line) } else { console.remark(remarks) }
        }
        guard let given = form.answer(texts) else {
            throw .answerCount(step.id, kind: step.kind, expected: form.count, found: texts.count)
        }
        return given
    }

    private static func prompt(for form: AnswerForm, _ index: Int) -> Phrase {
        switch form {
        case .options(let count, several: false): .promptOption(count: count)
        case .options(let count, several: true): .promptOptions(count: count)
        case .blanks(let count): .promptBlank(number: index + 1, count: count)
        case .numbers(let questions): .promptNumber(question: ArithmeticText.of(questions[index]))
        }
    }
}

extension AnswerForm {
    /// Why one part of an answer cannot be read; empty where it can.
    fileprivate func obstacles(in text: String, at index: Int, to step: Step, language: LanguageTag) -> [Remark] {
        let verdict: Verdict
        switch self {
        case .options: verdict = Grader.grade(.choices([text]), to: step, language: language)
        case .blanks: return text.allSatisfy(\.isWhitespace) ? [.nothingTyped] : []
        case .numbers(let questions):
            verdict = ArithmeticGrader.grade([text], [questions[index]], locale: Self.locale(of: step) ?? language)
        }
        guard verdict.outcome == .unreadable else { return [] }
        return verdict.parts.flatMap(\.remarks)
    }

    private static func locale(of step: Step) -> LanguageTag? {
        guard case .arithmetic(let set) = step.content else { return nil }
        return set.locale
    }
}
