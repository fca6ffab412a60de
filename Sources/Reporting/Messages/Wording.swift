import CommandTable
import CourseModel

/// Everything that `learn` says, in one language. Texts are inline Markdown; whatever comes from a user or a course stands
/// in them by way of `code(_:)`. A case without a text does not compile.
protocol Wording: Sendable {
    func phrase(_ phrase: Phrase) -> String
    func codePhrase(_ phrase: CodePhrase) -> String
    func webPhrase(_ phrase: WebPhrase) -> String
    func refusal(_ reason: WebPhrase.Refused) -> String
    func commonError(_ error: CommonError) -> String
    func remark(_ remark: Remark) -> String
    func rule(_ rule: GradingRule) -> String
    func notice(_ notice: Notice) -> String
    func failure(_ failure: Failure, program: String) -> Explained
    func usage(_ problem: UsageProblem, program: String) -> Explained
    func file(_ problem: FileProblem) -> Explained
    func syntax(_ problem: SyntaxProblem) -> Explained
    func shape(_ problem: ShapeProblem) -> Explained
    func question(_ problem: QuestionProblem) -> Explained
    func arithmetic(_ problem: ArithmeticProblem) -> Explained
    func exercise(_ problem: ExerciseProblem) -> Explained
    func translation(_ problem: TranslationProblem) -> Explained
    func verify(_ problem: VerifyProblem) -> Explained
    func verify(_ phrase: VerifyPhrase) -> String
    func summary(of command: CommandName) -> String
    func details(of command: CommandName) -> String
    func summary(of option: OptionName) -> String
    func name(of subject: DoctorReport.Subject) -> String
    func advice(for subject: DoctorReport.Subject) -> String
}

/// What happened, and what to do about it.
public struct Explained: Equatable, Sendable {
    /// Inline Markdown.
    public var what: String
    /// Inline Markdown; nil where there is nothing to do.
    public var advice: String?

    init(_ what: String, _ advice: String? = nil) {
        self.what = what
        self.advice = advice
    }
}

/// `text` as Markdown code that holds whatever it holds: fenced by more backticks than it has in a row, line ends as spaces.
func code(_ text: String) -> String {
    let flat = String(text.map { $0.isNewline ? " " : $0 })
    let fence = String(repeating: "`", count: longestBackticks(in: flat) + 1)
    let scalars = flat.unicodeScalars
    let needsSpace = scalars.first == "`" || scalars.last == "`" || flat.allSatisfy { $0 == " " }
    return needsSpace ? "\(fence) \(flat) \(fence)" : fence + flat + fence
}

/// How many backticks stand in a row at most. Markdown counts scalars, so one with an accent counts too.
func longestBackticks(in text: String) -> Int {
    var longest = 0
    var run = 0
    for scalar in text.unicodeScalars {
        run = scalar == "`" ? run + 1 : 0
        longest = max(longest, run)
    }
    return longest
}

/// `texts` as codes with commas between them.
func codes(_ texts: some Sequence<String>, separator: String = ", ") -> String {
    texts.map(code).joined(separator: separator)
}
