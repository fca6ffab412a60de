import CourseModel
import Reporting

/// Which language to speak: the one asked for, else the one remembered, else the system's.
enum LanguageChoice {
    /// For a command about a course in `languages`. A system's language that the course lacks gives way to English, then to the
    /// course's first one.
    static func forCourse(
        in languages: [LanguageTag], asked: LanguageTag?, remembered: LanguageTag?, locale: String?
    ) throws(Failure) -> LanguageTag {
        let spoken = InterfaceLanguage.allCases.map(\.tag)
        if let asked {
            guard let known = match(asked, in: languages) ?? match(asked, in: spoken) else {
                throw .unknownLanguage(asked.tag, known: languages)
            }
            return known
        }
        if let remembered, let known = match(remembered, in: languages) ?? match(remembered, in: spoken) {
            return known
        }
        let system = locale.flatMap(language(ofLocale:)).flatMap { match($0, in: languages) }
        return system ?? match(LanguageTag("en"), in: languages) ?? languages.first ?? LanguageTag("en")
    }

    /// For a command without a course.
    static func forMessages(asked: LanguageTag?, locale: String?) -> InterfaceLanguage {
        let wanted = asked ?? locale.flatMap(language(ofLocale:))
        return wanted.map { InterfaceLanguage(speaking: $0) } ?? .english
    }

    /// `tr` of `tr_TR.UTF-8`; nil for the `C` and `POSIX` locales.
    static func language(ofLocale locale: String) -> LanguageTag? {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        guard !name.isEmpty, name != "C", name != "POSIX" else { return nil }
        return LanguageTag(String(name.map { $0 == "_" ? "-" : $0 }))
    }

    private static func match(_ wanted: LanguageTag, in languages: [LanguageTag]) -> LanguageTag? {
        languages.first { $0 == wanted } ?? languages.first { $0.base == wanted.base }
    }
}
