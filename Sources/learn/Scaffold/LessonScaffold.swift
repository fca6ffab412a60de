import CourseModel
import LessonFormat
import Reporting

/// A new lesson: one step of every kind, with comments that teach the format.
enum LessonScaffold {
    /// One file for each language. `schema` is the schema's path, as seen from the lesson's folder. Languages that `learn`
    /// does not speak get the English text, to be translated.
    static func files(in languages: [LanguageTag], schema: String) -> [ScaffoldFile] {
        languages.map { language in
            ScaffoldFile(
                path: "lesson.\(language.tag).yaml",
                text: "# yaml-language-server: $schema=\(schema)\n" + text(in: InterfaceLanguage(speaking: language)))
        }
    }

    /// The lesson without its first line.
    static func text(in language: InterfaceLanguage) -> String {
        switch language {
        case .english: english
        case .turkish: turkish
        case .arabic: arabic
        }
    }
}
