/// What is wrong with a line of a script.
public enum ScreenStepSyntaxError: Error, Sendable, Hashable, CustomStringConvertible {
    case unknownWord(String)
    /// How the step is written.
    case wrongArguments(usage: String)
    case openQuote

    public var description: String {
        switch self {
        case .unknownWord(let word):
            "There is no step \"\(word)\". Steps are: \(ScreenStepWord.allCases.map(\.rawValue).joined(separator: ", "))."
        case .wrongArguments(let usage): "It is written: \(usage)"
        case .openQuote: "A quotation mark is not closed."
        }
    }
}
