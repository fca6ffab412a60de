public import CourseModel

/// The languages that `learn` itself speaks.
public enum InterfaceLanguage: String, CaseIterable, Sendable {
    case english = "en"
    case turkish = "tr"
    case arabic = "ar"

    /// The one for a course's language; English where `learn` does not speak it.
    public init(speaking language: LanguageTag) {
        self = Self(rawValue: language.base) ?? .english
    }

    /// As a tag.
    public var tag: LanguageTag { LanguageTag(rawValue) }
}
