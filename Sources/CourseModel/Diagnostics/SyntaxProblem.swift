/// YAML that cannot be read, or that says something else than its author means.
public enum SyntaxProblem: Equatable, Sendable {
    /// Any other syntax error; `detail` is libyaml's word for it.
    case invalid(detail: String)
    case tab
    /// A plain value that begins with a character YAML keeps for itself: a backtick, `@`, `%`, `&`, `*`, `{{`, `[`…
    case needsQuotes(start: String)
    /// A plain value that holds `: `.
    case colonInValue
    /// A plain value cut short by ` #`.
    case commentInValue(lost: String)
    /// `\(`, `\t` of `C:\temp`… in double quotes.
    case backslashInQuotes(escape: String)
    case unclosedQuote
    case unclosedBracket
    case badIndentation
    case missingColon(key: String)
    case anchor(name: String)
    case alias(name: String)
    case tag(name: String)
    case directive(name: String)
    case severalDocuments
    /// Deeper than `limit`.
    case tooDeep(limit: Int)
    /// A mapping with more than `limit` keys.
    case tooManyKeys(limit: Int)
    case keyNotText
    /// Two items of a list or mapping in brackets without a comma between them.
    case missingComma
    /// Code under `>`, which joins its lines, where `|` keeps them.
    case foldedCode(key: String)
    /// A character that no text may hold, such as `U+001B`.
    case controlCharacter(name: String)

    /// The stable code.
    public var code: String {
        switch self {
        case .invalid: "yaml-syntax"
        case .tab: "tab-indentation"
        case .needsQuotes: "needs-quotes"
        case .colonInValue: "colon-in-value"
        case .commentInValue: "comment-in-value"
        case .backslashInQuotes: "backslash-in-quotes"
        case .unclosedQuote: "unclosed-quote"
        case .unclosedBracket: "unclosed-bracket"
        case .badIndentation: "bad-indentation"
        case .missingColon: "missing-colon"
        case .anchor: "anchor"
        case .alias: "alias"
        case .tag: "tag"
        case .directive: "directive"
        case .severalDocuments: "several-documents"
        case .tooDeep: "too-deep"
        case .tooManyKeys: "too-many-keys"
        case .keyNotText: "key-not-text"
        case .missingComma: "missing-comma"
        case .foldedCode: "folded-code"
        case .controlCharacter: "control-character"
        }
    }

    /// A warning is a text that can be read, though perhaps not as its author meant it.
    public var severity: Severity {
        if case .commentInValue = self { .warning } else { .error }
    }
}
