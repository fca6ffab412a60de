import CourseModel
import Grading
import Reporting

/// Where an answer comes from: the command line, the prompt, or standard input.
enum AnswerSource {
    static func answer(
        to step: Step, _ form: AnswerForm, given: [String], _ invocation: Invocation, _ session: StudentSession
    ) throws(Failure) -> GivenAnswer {
        if !given.isEmpty { return try fitting(given, to: step, form, session) }
        if invocation.surroundings.inputIsTerminal {
            guard !invocation.wantsJSON else { throw .noAnswer(step.id, kind: step.kind, count: form.count) }
            return try prompted(step, form, invocation, language: session.lesson(step.id.lesson).language)
        }
        guard let lines = StandardInput.lines() else { throw .unreadableInput }
        guard !lines.isEmpty else { throw .noAnswer(step.id, kind: step.kind, count: form.count) }
        return try fitting(lines, to: step, form, session)
    }

    private static func fitting(
        _ texts: [String], to step: Step, _ form: AnswerForm, _ session: StudentSession
    ) throws(Failure) -> GivenAnswer {
        if let near = mistypedStep(texts, form, session) { throw .unknownStep(texts[0], suggestion: near) }
        guard let answer = form.answer(texts) else {
            throw .answerCount(step.id, kind: step.kind, expected: form.count, found: texts.count)
        }
        return answer
    }

    /// A step's name, where the first text is not an answer but looks like a mistyped step.
    private static func mistypedStep(
        _ texts: [String], _ form: AnswerForm, _ session: StudentSession
    ) -> String? {
        guard StepName.isPossible(texts[0]), texts[0].utf8.count > 2 else { return nil }
        if case .blanks(let count) = form, texts.count == count { return nil }
        return session.nearestStep(to: texts[0])
    }

    /// Asks for each part, and again for those that cannot be read, until all can.
    private static func prompted(
        _ step: Step, _ form: AnswerForm, _ invocation: Invocation, language: LanguageTag
    ) throws(Failure) -> GivenAnswer {
        let console = Console(invocation)
        var texts: [String?] = Array(repeating: nil, count: form.count)
        while true {
            for index in texts.indices where texts[index] == nil {
                guard let line = console.ask(prompt(for: form, index)) else {
                    throw .noAnswer(step.id, kind: step.kind, count: form.count)
                }
                texts[index] = line
            }
            guard let given = form.answer(texts.compactMap { $0 }) else { continue }
            let verdict = Grader.grade(given.answer, to: step, language: language)
            guard verdict.outcome == .unreadable else { return given }
            let unreadable = verdict.parts.filter { $0.result == .unreadable }
            console.remark(unreadable.flatMap(\.remarks))
            let places = form.isChoice ? [0] : unreadable.compactMap(\.place)
            for place in places where texts.indices.contains(place) { texts[place] = nil }
        }
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
    fileprivate var isChoice: Bool {
        if case .options = self { true } else { false }
    }
}
