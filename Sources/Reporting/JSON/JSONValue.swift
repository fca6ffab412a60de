/// A JSON value (RFC 8259); objects are written with their keys in alphabetical order.
///
/// It writes itself, since Foundation's encoder would have to be loaded at every start, for a millisecond or two, also where
/// no JSON is wanted.
public enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Int)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// One line of text.
    public var text: String {
        var output = ""
        write(to: &output)
        return output
    }

    private func write(to output: inout String) {
        switch self {
        case .null: output += "null"
        case .bool(let value): output += value ? "true" : "false"
        case .number(let value): output += String(value)
        case .string(let value): Self.write(value, to: &output)
        case .array(let values): Self.write(values, between: "[", "]", to: &output) { $0.write(to: &$1) }
        case .object(let members):
            Self.write(members.sorted { $0.key < $1.key }, between: "{", "}", to: &output) { member, output in
                Self.write(member.key, to: &output)
                output += ":"
                member.value.write(to: &output)
            }
        }
    }

    private static func write<Item>(
        _ items: [Item], between opening: String, _ closing: String, to output: inout String,
        each: (Item, inout String) -> Void
    ) {
        output += opening
        for (index, item) in items.enumerated() {
            if index > 0 { output += "," }
            each(item, &output)
        }
        output += closing
    }

    /// Quotes, backslashes and control characters are escaped, as RFC 8259, section 7, wants; nothing else is.
    private static func write(_ text: String, to output: inout String) {
        output += "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": output += "\\\""
            case "\\": output += "\\\\"
            case "\n": output += "\\n"
            case "\r": output += "\\r"
            case "\t": output += "\\t"
            case "\u{0}"..<" ":
                let digits = String(scalar.value, radix: 16)
                output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: output.unicodeScalars.append(scalar)
            }
        }
        output += "\""
    }

    static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
    static func optional(_ number: Int?) -> JSONValue { number.map(JSONValue.number) ?? .null }
    static func strings(_ texts: some Sequence<String>) -> JSONValue { .array(texts.map(JSONValue.string)) }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
    public init(stringLiteral value: String) { self = .string(value) }
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements) { _, last in last })
    }
}
