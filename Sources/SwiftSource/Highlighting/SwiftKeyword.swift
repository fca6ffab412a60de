/// Swift's keywords, as The Swift Programming Language lists them.
enum SwiftKeyword {
    /// Keywords wherever they stand, except after a point.
    static func isReserved(_ word: String) -> Bool {
        switch word {
        case "actor", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
            "defer", "deinit",
            "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
            "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
            "protocol", "public", "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript",
            "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while":
            true
        default: false
        }
    }

    /// Keywords in some places and names in others.
    static func isContextual(_ word: String) -> Bool {
        switch word {
        case "any", "async", "borrowing", "consuming", "convenience", "didSet", "dynamic", "each", "final", "get",
            "indirect",
            "infix", "isolated", "lazy", "macro", "mutating", "nonisolated", "nonmutating", "open", "optional",
            "override", "package", "postfix", "prefix", "required", "sending", "set", "some", "unowned", "weak",
            "willSet":
            true
        default: false
        }
    }
}
