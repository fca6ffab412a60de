/// What a lesson's folder may be called: lower-case letters and digits in words joined by single hyphens.
public enum LessonName {
    /// Whether `text` can name a lesson; at most 100 letters.
    public static func isPossible(_ text: String) -> Bool { ScalarText.isIdentifier(text) }

    /// The name that `text` would make, such as `two-words` of `Two words`; nil where nothing of it can stay.
    public static func suggestion(for text: String) -> String? { ScalarText.identifier(from: text) }
}
