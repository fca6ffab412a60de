/// What a student chose for the course, remembered in the workspace.
public enum Setting: String, CaseIterable, Sendable {
    /// The course's language, a `LanguageTag`'s text.
    case language
}
