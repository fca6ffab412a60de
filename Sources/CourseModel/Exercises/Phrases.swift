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

    /// `value` in words; what has no phrase is said as its name and the values of its fields.
    public func say(_ value: PlainValue) -> String {
        switch value {
        case .text(let text): text
        case .list([]): templates[Self.emptyList] ?? "[]"
        case .list(let items): items.map(say).joined(separator: separator)
        case .record(let name, let fields): say(name, fields)
        }
    }

    /// Two values that differ, so that it shows: where the phrases leave out what differs, both are said without phrases.
    public func sayApart(_ one: PlainValue, _ other: PlainValue) -> (String, String) {
        let said = (say(one), say(other))
        guard said.0 == said.1 else { return said }
        let plain = Phrases(templates: [:], separator: separator)
        return (plain.say(one), plain.say(other))
    }

    private func say(_ name: String, _ fields: [PlainValue.Field]) -> String {
        guard let template = templates[name] else {
            return ([name] + fields.map { say($0.value) }).joined(separator: " ")
        }
        var said = ""
        var rest = template[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let field = rest[rest.index(after: open)..<close]
            said += rest[..<open]
            said += fields.first { $0.name == field }.map { say($0.value) } ?? String(rest[open...close])
            rest = rest[rest.index(after: close)...]
        }
        return said + rest
    }
}
