/// How an exercise's commands and observations are said in one language: for each record's name a text in which
/// `{field}` stands for the field. A list is said item by item with `, ` (`، ` in Arabic) between; an empty one as the
/// phrase `empty`.
public struct Phrases: Equatable, Sendable {
    public var templates: [String: String]
    /// What stands between the items of a list.
    public var separator: String

    /// The key whose phrase says an empty list.
    public static let emptyList = "empty"

    public init(templates: [String: String], separator: String = ", ") {
        self.templates = templates
        self.separator = separator
    }

    /// A stretch of what is said.
    public enum Part: Equatable, Sendable {
        /// Of the author's, in the language of the phrases.
        case words(String)
        /// What a program was told or showed, in any language.
        case value(String)

        public var text: String {
            switch self {
            case .words(let text), .value(let text): text
            }
        }
    }

    /// `value` in words; what has no phrase is said as its name and the values of its fields.
    public func say(_ value: PlainValue) -> String { parts(of: value).map(\.text).joined() }

    /// The same in its parts.
    public func parts(of value: PlainValue) -> [Part] {
        switch value {
        case .text(let text): [.value(text)]
        case .list([]): [.words(templates[Self.emptyList] ?? "[]")]
        case .list(let items): Array(items.map(parts).joined(separator: [.words(separator)]))
        case .record(let name, let fields): parts(of: name, fields)
        }
    }

    /// Two values that differ, so that it shows: where the phrases leave out what differs, both are said without phrases.
    public func apart(_ one: PlainValue, _ other: PlainValue) -> ([Part], [Part]) {
        guard say(one) == say(other) else { return (parts(of: one), parts(of: other)) }
        let plain = Phrases(templates: [:], separator: separator)
        return (plain.parts(of: one), plain.parts(of: other))
    }

    private func parts(of name: String, _ fields: [PlainValue.Field]) -> [Part] {
        guard let template = templates[name] else {
            return [.words(name)] + fields.flatMap { [.words(" ")] + parts(of: $0.value) }
        }
        var said: [Part] = []
        var rest = template[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let field = rest[rest.index(after: open)..<close]
            if open > rest.startIndex { said.append(.words(String(rest[..<open]))) }
            said +=
                fields.first { $0.name == field }.map { parts(of: $0.value) } ?? [.words(String(rest[open...close]))]
            rest = rest[rest.index(after: close)...]
        }
        return rest.isEmpty ? said : said + [.words(String(rest))]
    }
}
