public import CourseModel

/// What is said about a student's code. `command` is a whole command line to type.
public enum CodePhrase: Equatable, Sendable {
    /// The verdict in a sentence.
    case verdict(CodeVerdict, files: [String])
    /// The commands follow.
    case afterCommands
    /// So many sequences of commands follow, each begun anew, before the one that shows the difference.
    case earlier(count: Int)
    case moreEarlier(count: Int)
    case thenThese
    case expected
    case yours
    /// How the program ended, in place of an observation.
    case ending(Ending)
    /// What the limit, or the end, probably means, after the commands.
    case endingAdvice(Ending)
    /// In which of the author's unit tests the program ended, where that is known, and how.
    case stopped(test: String?, Ending)
    case moreErrors(count: Int)
    case needs(String)
    case doesNotFit
    case notLinked
    case compilerCrashed
    case compilerSays(String)
    /// The author's advice follows.
    case looksLike
    case runAgain(command: String)
    /// What `learn watch` begins with, and the keys it takes.
    case watching(files: [String])
    case watchKeys
    /// Stands above a verdict of `learn watch`; hours, minutes and seconds.
    case checkedAt(time: String)
    case traceSeed(UInt64)
    case traceCase(String)
    case traceSequences(Int)
    case traceProtection(CodeProtection?)
    case traceCompiler(String)
    case traceTime(milliseconds: Int)
}
