public import CommandTable
public import CourseModel
import Markdown

/// The messages of one language.
public struct Messages: Sendable {
    public let language: InterfaceLanguage
    /// How the user calls `learn`, such as `./learn`.
    public let program: String
    private let wording: any Wording

    public init(language: InterfaceLanguage, program: String) {
        self.language = language
        self.program = program
        wording =
            switch language {
            case .english: English()
            case .turkish: Turkish()
            case .arabic: Arabic()
            }
    }

    /// Inline Markdown, as all that follow.
    public func text(_ phrase: Phrase) -> String { wording.phrase(phrase) }

    /// Inline Markdown, about a student's code.
    public func text(_ phrase: CodePhrase) -> String { called(wording.codePhrase(phrase)) }

    /// Inline Markdown, on a page.
    public func text(_ phrase: WebPhrase) -> String { called(wording.webPhrase(phrase)) }

    /// Why a request has no answer.
    public func text(_ reason: WebPhrase.Refused) -> String { called(wording.refusal(reason)) }

    /// What a common error means and what to do about it.
    public func text(_ error: CommonError) -> String { wording.commonError(error) }

    /// Something to tell a student about a part of an answer.
    public func text(_ remark: Remark) -> String { wording.remark(remark) }

    /// The rule that decided, in a sentence.
    public func text(_ rule: GradingRule) -> String { wording.rule(rule) }

    /// A notice on standard error.
    public func text(_ notice: Notice) -> String { called(wording.notice(notice)) }

    /// Why a command did not do its work.
    public func text(_ failure: Failure) -> Explained {
        if case .usage(let problem) = failure { return called(wording.usage(problem, program: program)) }
        return called(wording.failure(failure, program: program))
    }

    /// What is wrong with a course, and the fix.
    public func text(_ problem: CourseProblem) -> Explained {
        switch problem {
        case .file(let problem): called(wording.file(problem))
        case .syntax(let problem): called(wording.syntax(problem))
        case .shape(let problem): called(wording.shape(problem))
        case .question(let problem): called(wording.question(problem))
        case .arithmetic(let problem): called(wording.arithmetic(problem))
        case .exercise(let problem): called(wording.exercise(problem))
        case .translation(let problem): called(wording.translation(problem))
        }
    }

    /// What is wrong with an exercise.
    public func text(_ problem: VerifyProblem) -> Explained { called(wording.verify(problem)) }

    /// Inline Markdown.
    public func text(_ phrase: VerifyPhrase) -> String { called(wording.verify(phrase)) }

    /// How far a run of `learn verify` is, without any marks.
    public func plainProgress(done: Int, count: Int, exercise: String) -> String {
        TerminalText.clean(plain(.progress(done: done, count: count, exercise: exercise)))
    }

    /// A command in a line.
    public func summary(of command: CommandName) -> String { wording.summary(of: command) }

    /// The same without any marks.
    public func plainSummary(of command: CommandName) -> String { MarkdownDocument(summary(of: command)).plainText }

    /// What a command does, in a paragraph.
    public func details(of command: CommandName) -> String { called(wording.details(of: command)) }

    /// An option in a line.
    public func summary(of option: OptionName) -> String { wording.summary(of: option) }

    /// What `doctor` looks at.
    public func name(of subject: DoctorReport.Subject) -> String { wording.name(of: subject) }

    /// What to do where it is not as it should be.
    public func advice(for subject: DoctorReport.Subject) -> String { called(wording.advice(for: subject)) }

    /// `text` as Markdown that means nothing but itself.
    public func literal(_ text: String) -> String { escaped(text) }

    /// Commands in a text, written as the user calls the program.
    private func called(_ text: String) -> String {
        program == "learn"
            ? text
            : text.split(separator: "`learn ", omittingEmptySubsequences: false).joined(separator: "`\(program) ")
    }

    private func called(_ text: Explained) -> Explained {
        Explained(called(text.what), text.advice.map(called))
    }
}
