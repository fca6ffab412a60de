import CommandTable
import CourseModel
import Reporting

/// A parsed command line with what the process was started with: raw values made into what they mean.
struct Invocation {
    let arguments: ParsedArguments
    var surroundings: Surroundings
    /// Which language to speak; a session that is opened may know better than the system's variables.
    let voice: Voice

    init(_ arguments: ParsedArguments, _ surroundings: Surroundings) {
        self.arguments = arguments
        self.surroundings = surroundings
        voice = Voice(
            LanguageChoice.forMessages(
                asked: arguments.values[.language].map { LanguageTag($0) }, locale: surroundings.locale))
    }

    var operands: [String] { arguments.operands }

    /// Whether the first operand is an answer whatever it looks like.
    var beginsWithAnswer: Bool { arguments.beginsLiterally }
    var format: OutputFormat { arguments.values[.format].flatMap(OutputFormat.init) ?? .text }
    var wantsJSON: Bool { format == .json }
    var explains: Bool { arguments.flags.contains(.explain) }

    /// Whether the command opens a course for its student, who chose a language.
    var opensSession: Bool {
        switch arguments.command {
        case .next, .check, .watch, .serve, .hint, .list, .status, .skip, .reset: !arguments.flags.contains(.help)
        default: false
        }
    }

    /// Whether the command does little before it says something.
    var isBrief: Bool {
        switch arguments.command {
        case .next, .check, .hint, .list, .status: true
        default: false
        }
    }

    /// The kind of division asked for on the command line.
    var division: String? { arguments.values[.division] }

    /// The number after `option`, which the parser has looked at.
    func number(_ option: OptionName) -> Int? { arguments.values[option].flatMap { Int($0) } }

    /// Decides which sequences code is told: the usual one where no other is asked for.
    var checkSeed: UInt64 { number(.seed).map(UInt64.init) ?? 1 }

    /// The folder from which a course is looked for.
    var courseStart: String { namedCourse ?? "." }

    /// The folder named by `--course`.
    var namedCourse: String? { arguments.values[.course] }

    /// The language asked for on the command line.
    var askedLanguage: LanguageTag? { arguments.values[.language].map { LanguageTag($0) } }

    /// Where a course in `root` keeps the student's work.
    func workspace(of root: String) -> String {
        if let named = arguments.values[.workspace] ?? surroundings["LEARN_WORKSPACE"] { return named }
        return root == "." ? "Workspace" : root + "/Workspace"
    }
}

/// The language that the messages of this run are in.
final class Voice {
    private(set) var language: InterfaceLanguage
    /// Whether a workspace has been asked.
    private(set) var isSettled = false

    init(_ language: InterfaceLanguage) { self.language = language }

    func settle(on language: InterfaceLanguage) {
        self.language = language
        isSettled = true
    }
}
