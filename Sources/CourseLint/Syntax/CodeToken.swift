/// A token of Swift with what a parser does not care for taken out: a name is `a`, a number `1`, a string empty but for
/// its interpolations. What is Swift stays so, and what is none stays none, as long as no reserved word is replaced.
struct CodeToken: Equatable {
    var kind: Kind
    /// What stands for it.
    var shape: [UInt8]
    /// Whether white space or a comment stands before it.
    var followsSpace: Bool
    /// Whether it is the first of its line.
    var beginsLine: Bool

    /// What a token is, as coarsely as cutting code into statements needs.
    enum Kind: Equatable {
        /// A word that may mean something to the parser.
        case keyword
        case name
        /// A number or a string.
        case literal
        /// One or several of `/=-+!*%<>&|^~?.`
        case `operator`
        /// A bracket, `,`, `:`, `;`, `@`, `\`.
        case mark
    }

    /// Whether it is this word or mark.
    func isText(_ text: StaticString) -> Bool {
        shape.count == text.utf8CodeUnitCount
            && text.withUTF8Buffer { shape.elementsEqual($0) }
    }
}

/// Words that stay as they are. A contextual keyword that is not here only costs time: as a name it does not parse where
/// it is needed, and the source itself is then parsed.
enum CodeKeywords {
    static let all: Set<String> = [
        // Reserved.
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit",
        "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
        "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while", "_",
        // Contextual.
        "Protocol", "Type", "actor", "any", "async", "await", "borrowing", "consume", "consuming", "convenience",
        "copy",
        "didSet", "discard", "dynamic", "each", "final", "get", "indirect", "infix", "isolated", "lazy", "left",
        "macro",
        "mutating", "none", "nonisolated", "nonmutating", "open", "optional", "override", "package", "postfix",
        "prefix",
        "reasync", "required", "right", "safe", "sending", "set", "some", "then", "unowned", "unsafe", "weak",
        "willSet",
        "yield",
    ]
}
