/// Translations of a lesson that disagree. `reference` is the language of the course's first file.
public enum TranslationProblem: Equatable, Sendable {
    case stepMissing(id: String, reference: String)
    case stepExtra(id: String, reference: String)
    case stepOrder(id: String, reference: String)
    case kindDiffers(id: String, kind: String, reference: String, referenceKind: String)
    case optionCountDiffers(id: String, count: Int, reference: String, referenceCount: Int)
    case answerDiffers(id: String, reference: String)
    case templateDiffers(id: String, reference: String)
    /// Only one of them is compiled, or other code stands around the template, or something else is looked at.
    case checkDiffers(id: String, reference: String)
    case blankCountDiffers(id: String, count: Int, reference: String, referenceCount: Int)
    case arithmeticDiffers(id: String, reference: String)
    /// The step advises on `mistake` in `reference` and not here, or here and not there.
    case adviceMissing(id: String, mistake: String, reference: String)
    case adviceExtra(id: String, mistake: String, reference: String)
    case hintCountDiffers(id: String, count: Int, reference: String, referenceCount: Int)

    /// The stable code.
    public var code: String {
        switch self {
        case .stepMissing: "translation-step-missing"
        case .stepExtra: "translation-step-extra"
        case .stepOrder: "translation-step-order"
        case .kindDiffers: "translation-kind-differs"
        case .optionCountDiffers: "translation-options-differ"
        case .answerDiffers: "translation-answer-differs"
        case .templateDiffers: "translation-template-differs"
        case .checkDiffers: "translation-check-differs"
        case .blankCountDiffers: "translation-blanks-differ"
        case .arithmeticDiffers: "translation-arithmetic-differs"
        case .adviceMissing: "translation-advice-missing"
        case .adviceExtra: "translation-advice-extra"
        case .hintCountDiffers: "translation-hints-differ"
        }
    }

    /// A missing hint or piece of advice is a pity; everything else grades one language differently.
    public var severity: Severity {
        switch self {
        case .hintCountDiffers, .adviceMissing, .adviceExtra: .warning
        default: .error
        }
    }
}
