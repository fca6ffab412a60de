/// What came of compiling a filled template, and of running it where something is looked at.
public enum FillTrial: Equatable, Sendable {
    /// It compiles. `isObserved` where it also showed what the model answers show.
    case passed(isObserved: Bool)
    /// It does not; why.
    case failed(Remark)
    /// Nothing is known, for a reason that is not the student's.
    case untried(GraderFault)
}
