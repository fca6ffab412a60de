/// A text in one or several languages: `title: Five apps`, or `title: {en: Five apps, tr: Beş uygulama}`.
public struct LocalizedText: Hashable, Sendable {
    /// The texts in the order written; a plain text stands alone under no language.
    public let entries: [(language: LanguageTag?, text: String)]

    /// A text that serves for every language.
    public init(_ text: String) { entries = [(nil, text)] }

    /// One text a language, in the author's order.
    public init(_ texts: [(language: LanguageTag, text: String)]) {
        entries = texts.map { ($0.language, $0.text) }
    }

    /// The text in `language`, else the plain one, else the first, else nothing.
    public func text(in language: LanguageTag) -> String {
        let exact = entries.first { $0.language == language }
        let sameBase = entries.first { $0.language?.base == language.base }
        return (exact ?? sameBase ?? entries.first)?.text ?? ""
    }

    public static func == (left: LocalizedText, right: LocalizedText) -> Bool {
        left.entries.elementsEqual(right.entries) { $0.language == $1.language && $0.text == $1.text }
    }

    public func hash(into hasher: inout Hasher) {
        for entry in entries {
            hasher.combine(entry.language)
            hasher.combine(entry.text)
        }
    }
}
