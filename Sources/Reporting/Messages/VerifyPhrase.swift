public import CourseModel

/// The sentences and labels of `learn verify`, beside its problems.
public enum VerifyPhrase: Equatable, Sendable {
    case subject(VerifiedSubject)
    /// What became of code, in a few words.
    case outcome(CodeVerdict)
    /// How a sequence of commands ended, in a few words.
    case ending(Ending)
    /// Shown only after so many earlier sequences.
    case earlier(Int)
    case expected
    case observed
    /// How many programs of an exercise were run.
    case checked(Int)
    case mutants(MutantTally)
    /// The mutants of an exercise, without counts: a name that stays.
    case mutantsCase
    case unchanged
    case summary(exercises: Int, findings: Int)
    /// How many programs of lessons there were.
    case lessonPrograms(Int)
    case progress(done: Int, count: Int, exercise: String)
}
