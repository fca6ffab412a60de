/// One statement or declaration, its names and the insides of its many-line braces taken out. Whether it parses says so of
/// every piece of code of this shape.
struct CodeShape: Hashable {
    var surroundings: Surroundings
    var text: [UInt8]

    /// Where code stands, which decides what may stand there.
    enum Surroundings: Hashable {
        case statements
        /// In a `struct`, `class`, `actor` or `extension`.
        case members
        case enumMembers
        case protocolMembers
        /// In a property or subscript whose body begins with `get`, `didSet` or the like.
        case accessors
        /// In a `switch`.
        case cases
    }

    /// Source that parses where a piece of this shape does.
    var source: String {
        let code = String(decoding: text, as: UTF8.self)
        return switch surroundings {
        case .statements: code
        case .members: "class A {\n\(code)\n}"
        case .enumMembers: "enum A {\n\(code)\n}"
        case .protocolMembers: "protocol A {\n\(code)\n}"
        case .accessors: "var a: A {\n\(code)\n}"
        case .cases: "switch a {\n\(code)\n}"
        }
    }

    /// `tokens` as text, their spaces and line ends as they were, but not before the first.
    static func text(of tokens: ArraySlice<CodeToken>) -> [UInt8] {
        var text: [UInt8] = []
        for (index, token) in zip(tokens.indices, tokens) {
            if index > tokens.startIndex, token.followsSpace || token.beginsLine {
                text.append(token.beginsLine ? UInt8(ascii: "\n") : UInt8(ascii: " "))
            }
            text += token.shape
        }
        return text
    }
}
