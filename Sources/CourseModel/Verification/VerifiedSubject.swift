/// A part of an exercise that `learn verify` looks at.
public enum VerifiedSubject: Hashable, Sendable {
    /// Its folder: `exercise.yaml`, and which files are there.
    case exercise
    case starter
    case solution
    /// A right solution in another style.
    case accepted(String)
    case mistake(String)
    case mutant(MutantID)
    /// A fill-in of a lesson that is compiled, in one of the course's languages.
    case fill(step: String, LanguageTag)
    /// The block with this number, from 1, among those of a step that are marked as programs. The step is empty for what
    /// belongs to the whole lesson.
    case block(step: String, number: Int, LanguageTag)
}

/// The name of a mutant, `KIND/DECLARATION/ORDINAL`, such as `boundary/Expenses.remove(at:)/1`: the same as long as the
/// declaration is, whatever is edited elsewhere.
public struct MutantID: Hashable, Sendable, CustomStringConvertible {
    /// What was changed, such as `operator`.
    public var kind: String
    /// Where: the declaration's name with those around it, such as `Expenses.remove(at:)`.
    public var declaration: String
    /// From 1, among the mutants of this kind in this declaration.
    public var ordinal: Int

    public init(kind: String, declaration: String, ordinal: Int) {
        self.kind = kind
        self.declaration = declaration
        self.ordinal = ordinal
    }

    /// Reads what `description` wrote; nil where `text` is none. Names of operators may hold a slash.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count >= 3, let ordinal = Int(parts[parts.count - 1]), ordinal > 0 else { return nil }
        self.init(
            kind: String(parts[0]), declaration: parts[1..<(parts.count - 1)].joined(separator: "/"), ordinal: ordinal)
    }

    public var description: String { "\(kind)/\(declaration)/\(ordinal)" }
}
