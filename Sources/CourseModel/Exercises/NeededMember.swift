/// A member that an exercise needs of a student's type, as its harness writes it down: a type with this member alone, such as
/// `class Expenses { func removeItems(at offsets: IndexSet) }`.
public struct NeededMember: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        case method, property, initializer
    }

    /// The type's name.
    public var type: String
    public var kind: Kind
    /// As Swift names it: `removeItems(at:)`, `items`, `init()`.
    public var name: String
    /// The member itself: `func removeItems(at offsets: IndexSet)`.
    public var declaration: String

    /// Nil where `need` is another kind of declaration, or holds several members.
    public init?(_ need: String) {
        guard let open = need.firstIndex(of: "{"), need.hasSuffix("}"),
            let type = Self.typeName(need[..<open])
        else { return nil }
        let body = need[need.index(after: open)...].dropLast().trimmed
        guard !body.isEmpty, !body.contains(where: { $0 == ";" || $0 == "{" }), let member = Self.member(body) else {
            return nil
        }
        self.type = type
        (kind, name) = member
        declaration = String(body)
    }

    /// `Expenses` of `final class Expenses: Codable`.
    private static func typeName(_ head: Substring) -> String? {
        let words = head.split(whereSeparator: { " :<".contains($0) })
        guard let keyword = words.firstIndex(where: { ["struct", "class", "enum", "actor"].contains($0) }),
            keyword + 1 < words.count
        else { return nil }
        return String(words[keyword + 1])
    }

    private static func member(_ text: Substring) -> (Kind, String)? {
        var rest = text
        while let word = rest.split(separator: " ", maxSplits: 1).first {
            if word.hasPrefix("init") { return (.initializer, "init" + labels(in: rest)) }
            rest = rest.dropFirst(word.count).trimmed
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            switch word {
            case "func": return name.isEmpty ? nil : (.method, name + labels(in: rest))
            case "var", "let": return name.isEmpty ? nil : (.property, String(name))
            default: continue
            }
        }
        return nil
    }

    /// `(at:with:)` of what stands in the first parentheses.
    private static func labels(in text: Substring) -> String {
        guard let open = text.firstIndex(of: "(") else { return "()" }
        var labels = ""
        var depth = 0
        var isLabelNext = true
        for index in text[open...].indices {
            switch text[index] {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">" where text[text.index(before: index)] != "-": depth -= 1
            case "," where depth == 1: isLabelNext = true
            case " ": break
            default:
                if isLabelNext, depth == 1 {
                    labels += text[index...].prefix { $0.isLetter || $0.isNumber || $0 == "_" } + ":"
                    isLabelNext = false
                }
            }
            if depth == 0 { return "(\(labels))" }
        }
        return "(\(labels))"
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        return text
    }
}
