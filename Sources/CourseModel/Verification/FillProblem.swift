/// What is wrong with a fill-in that is compiled.
public enum FillProblem: Equatable, Sendable {
    /// With the model answers it does not compile.
    case modelFails(Remark)
    /// This value or step shows nothing with the model answers; why.
    case showsNothing(String, reason: String)
    /// It ends so there.
    case ends(String, Ending)
    /// This value or step shows another thing in each run.
    case changes(String)
    /// A listed answer does not do what the model one does.
    case answerFails(String, Remark)

    /// The stable code of the JSON output.
    public var code: String {
        switch self {
        case .modelFails: "model-answer-fails"
        case .showsNothing: "shows-nothing"
        case .ends: "ends-early"
        case .changes: "observation-changes"
        case .answerFails: "answer-fails"
        }
    }
}
