/// Keys and values that the format does not have.
public enum ShapeProblem: Equatable, Sendable {
    /// Stands twice; the first stands at `firstLine`.
    case duplicateKey(key: String, firstLine: Int)
    /// `suggestion` is the known key that was probably meant, `known` all of them.
    case unknownKey(key: String, suggestion: String?, known: [String])
    case missingKey(key: String)
    case wrongKind(key: String, expected: ValueKind, found: ValueKind)
    case emptyValue(key: String)
    case notAnInteger(key: String, value: String)
    case outOfRange(key: String, value: String, allowed: String)
    case notATruthValue(key: String, value: String)
    case notAChoice(key: String, value: String, suggestion: String?, choices: [String])
    /// A step without `text`, `quiz`, `fill` or `arithmetic`.
    case stepWithoutKind(suggestion: String?)
    case stepOfTwoKinds(first: String, second: String)
    case badIdentifier(value: String, suggestion: String?)
    case badLanguage(value: String)
    case badRange(value: String)
    case badNumber(key: String, value: String)
    /// A list with more than `limit` entries.
    case tooManyItems(key: String, limit: Int)

    /// What stands, or should stand, in a place.
    public enum ValueKind: String, Equatable, Sendable {
        case text, list, mapping, integer
        /// One value, or a list of them.
        case textOrList, integerOrList, textOrMapping
    }

    /// The stable code.
    public var code: String {
        switch self {
        case .duplicateKey: "duplicate-key"
        case .unknownKey: "unknown-key"
        case .missingKey: "missing-key"
        case .wrongKind: "wrong-kind"
        case .emptyValue: "empty-value"
        case .notAnInteger: "not-an-integer"
        case .outOfRange: "out-of-range"
        case .notATruthValue: "not-a-truth-value"
        case .notAChoice: "not-a-choice"
        case .stepWithoutKind: "step-without-kind"
        case .stepOfTwoKinds: "step-of-two-kinds"
        case .badIdentifier: "bad-identifier"
        case .badLanguage: "bad-language"
        case .badRange: "bad-range"
        case .badNumber: "bad-number"
        case .tooManyItems: "too-many-items"
        }
    }
}
