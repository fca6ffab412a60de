/// Questions of arithmetic that have no answer, or not the one their author means.
public enum ArithmeticProblem: Equatable, Sendable {
    case notAQuestion(text: String)
    case divisionByZero(text: String)
    case overflow(text: String)
    /// A division of kind `exact` that leaves a remainder.
    case divisionRemains(text: String)
    /// A division that does not say what is wanted and leaves a remainder.
    case divisionUnstated(text: String)
    case nothingToAsk
    case generatedDivisionByZero(range: String)
    case generatedOverflow(range: String)
    /// Fewer different questions exist in the range than are asked for.
    case generatorTooNarrow(range: String)
    case placesWithoutDecimal
    /// A tolerance where the answer has to be exact: a quotient with its remainder, or a fraction in lowest terms.
    case idleTolerance
    case lowestTermsWithoutFraction
    /// Read differently by the number rules of this locale, which `learn` does not know.
    case unknownLocale(locale: String)

    /// The stable code.
    public var code: String {
        switch self {
        case .notAQuestion: "not-a-question"
        case .divisionByZero: "division-by-zero"
        case .overflow: "overflow"
        case .divisionRemains: "division-remains"
        case .divisionUnstated: "division-unstated"
        case .nothingToAsk: "nothing-to-ask"
        case .generatedDivisionByZero: "generated-division-by-zero"
        case .generatedOverflow: "generated-overflow"
        case .generatorTooNarrow: "generator-too-narrow"
        case .placesWithoutDecimal: "places-without-decimal"
        case .idleTolerance: "idle-tolerance"
        case .lowestTermsWithoutFraction: "lowest-terms-without-fraction"
        case .unknownLocale: "unknown-locale"
        }
    }
}
