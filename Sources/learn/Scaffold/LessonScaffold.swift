import CourseModel
import LessonFormat
import Reporting

/// A new lesson: one step of every kind, with comments that teach the format.
enum LessonScaffold {
    /// One file for each language. `schema` is the schema's path, as seen from the lesson's folder. The title comes from
    /// `id`; nil for the one that fits the steps. Languages that `learn` does not speak get the English text, to be
    /// translated.
    static func files(in languages: [LanguageTag], schema: String, id: LessonID? = nil) -> [ScaffoldFile] {
        languages.map { language in
            let spoken = InterfaceLanguage(speaking: language)
            let title = id.map { self.title(of: $0, in: language) } ?? ownTitle(in: spoken)
            return ScaffoldFile(
                path: "lesson.\(language.tag).yaml",
                text: "# yaml-language-server: $schema=\(schema)\ntitle: \(title)\n" + text(in: spoken))
        }
    }

    /// `Two words` of `two-words`. A dotted capital where the language has one.
    static func title(of id: LessonID, in language: LanguageTag) -> String {
        let words = id.name.map { $0 == "-" ? " " : $0 }
        let hasDottedCapital = ["tr", "az"].contains(language.base) && words.first == "i"
        return (hasDottedCapital ? "İ" : words.prefix(1).map { $0.uppercased() }.joined()) + String(words.dropFirst())
    }

    private static func ownTitle(in language: InterfaceLanguage) -> String {
        switch language {
        case .english: englishTitle
        case .turkish: turkishTitle
        case .arabic: arabicTitle
        }
    }

    /// The lesson without its first lines, the schema and the title.
    private static func text(in language: InterfaceLanguage) -> String {
        switch language {
        case .english: english
        case .turkish: turkish
        case .arabic: arabic
        }
    }
}
