/// JSON with its members in the order given, so that a schema's text never changes by itself.
indirect enum SchemaText {
    case text(String)
    case integer(Int)
    case truth(Bool)
    case list([SchemaText])
    case object([(String, SchemaText)])

    /// Indented by two spaces, a line feed at the end of the outermost value left to the caller.
    func rendered(indent: Int = 0) -> String {
        switch self {
        case .text(let text): Self.quoted(text)
        case .integer(let number): "\(number)"
        case .truth(let value): "\(value)"
        case .list(let items): Self.enclosed("[", "]", items.map { $0.rendered(indent: indent + 1) }, indent)
        case .object(let members):
            Self.enclosed(
                "{", "}", members.map { "\(Self.quoted($0.0)): \($0.1.rendered(indent: indent + 1))" }, indent)
        }
    }

    private static func enclosed(_ open: String, _ close: String, _ parts: [String], _ indent: Int) -> String {
        guard !parts.isEmpty else { return open + close }
        let inner = String(repeating: "  ", count: indent + 1)
        let outer = String(repeating: "  ", count: indent)
        return "\(open)\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n\(outer)\(close)"
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\t": "\\t"
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }
}
