/// Splits plain Swift into tokens. What takes more than a glance (directives, raw and multi-line strings, block comments,
/// regular expressions, letters beyond ASCII) is left to a real parser.
struct CodeLexer {
    private let bytes: [UInt8]
    private var place = 0
    private var followsSpace = false
    private var beginsLine = false
    private(set) var tokens: [CodeToken] = []

    /// The tokens of `source`; nil where it is not plain.
    static func tokens(of source: String) -> [CodeToken]? {
        var lexer = CodeLexer(bytes: Array(source.utf8))
        return lexer.run(nested: false) ? lexer.tokens : nil
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func byte(_ distance: Int = 0) -> UInt8 {
        place + distance < bytes.count ? bytes[place + distance] : 0
    }

    /// False where something is not plain. `nested` ends at a `)` that was not opened.
    private mutating func run(nested: Bool) -> Bool {
        var depth = 0
        while place < bytes.count {
            let next = byte()
            if next.isSpace {
                followsSpace = true
                if next == UInt8(ascii: "\n") { beginsLine = true }
                place += 1
            } else if next == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
                followsSpace = true
                while place < bytes.count, byte() != UInt8(ascii: "\n") { place += 1 }
            } else {
                if next == UInt8(ascii: "(") { depth += 1 }
                if next == UInt8(ascii: ")") { depth -= 1 }
                if nested, depth < 0 { return true }
                guard takeToken() else { return false }
            }
        }
        return !nested
    }

    private mutating func takeToken() -> Bool {
        let next = byte()
        switch next {
        case UInt8(ascii: "\""): return takeString()
        case UInt8(ascii: "$"): return takeDollar()
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
            UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "@"),
            UInt8(ascii: "\\"):
            place += 1
            add(.mark, [next])
            return true
        case _ where next.isOperator: return takeOperator()
        case _ where next.isDigit: return takeNumber()
        case _ where next.isWord: return takeWord()
        default: return false
        }
    }

    private mutating func add(_ kind: CodeToken.Kind, _ shape: [UInt8]) {
        tokens.append(CodeToken(kind: kind, shape: shape, followsSpace: followsSpace, beginsLine: beginsLine))
        (followsSpace, beginsLine) = (false, false)
    }

    private mutating func takeWord() -> Bool {
        let start = place
        while byte().isWord { place += 1 }
        let word = Array(bytes[start..<place])
        let isAttribute = tokens.last?.isText("@") == true
        if isAttribute || CodeKeywords.all.contains(String(decoding: word, as: UTF8.self)) {
            add(.keyword, word)
        } else {
            add(.name, [UInt8(ascii: "a")])
        }
        return true
    }

    /// Only plain decimal numbers are all alike.
    private mutating func takeNumber() -> Bool {
        let start = place
        let isMember = tokens.last?.shape.last == UInt8(ascii: ".") && !followsSpace
        while byte().isDigit { place += 1 }
        if !isMember, byte() == UInt8(ascii: "."), byte(1).isDigit {
            place += 1
            while byte().isDigit { place += 1 }
        }
        let isPlain = !isMember && !byte().isWord
        while byte().isWord { place += 1 }
        add(.literal, isPlain ? [UInt8(ascii: "1")] : Array(bytes[start..<place]))
        return true
    }

    /// `$0` and `$name`.
    private mutating func takeDollar() -> Bool {
        place += 1
        let isNumbered = byte().isDigit
        guard byte().isWord else { return false }
        while byte().isWord { place += 1 }
        add(.name, Array((isNumbered ? "$0" : "$a").utf8))
        return true
    }

    /// A `/` that is no division between spaces may begin a regular expression or a comment.
    private mutating func takeOperator() -> Bool {
        let start = place
        while byte().isOperator { place += 1 }
        let text = Array(bytes[start..<place])
        guard text.contains(UInt8(ascii: "/")) else {
            add(.operator, text)
            return true
        }
        guard text.count == 1, followsSpace, byte().isSpace else { return false }
        add(.operator, text)
        return true
    }

    private mutating func takeString() -> Bool {
        if byte(1) == UInt8(ascii: "\""), byte(2) == UInt8(ascii: "\"") { return false }
        var shape = [byte()]
        place += 1
        while place < bytes.count {
            let next = byte()
            place += 1
            switch next {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0..<9: return false
            case UInt8(ascii: "\""):
                add(.literal, shape + [next])
                return true
            case UInt8(ascii: "\\"):
                guard let inner = takeEscape() else { return false }
                shape += inner
            default: break
            }
        }
        return false
    }

    /// What stands for an escape, nothing or `\(…)`; nil where it is not plain.
    private mutating func takeEscape() -> [UInt8]? {
        let next = byte()
        place += 1
        if "ntr0\\\"'".utf8.contains(next) { return [] }
        guard next == UInt8(ascii: "(") else { return nil }
        var inner = CodeLexer(bytes: bytes)
        inner.place = place
        guard inner.run(nested: true), inner.place < bytes.count, !inner.beginsLine,
            !inner.tokens.contains(where: \.beginsLine)
        else {
            return nil
        }
        place = inner.place + 1
        return Array("\\(".utf8) + CodeShape.text(of: inner.tokens[...]) + [UInt8(ascii: ")")]
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
    fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
    fileprivate var isWord: Bool {
        isDigit || self == UInt8(ascii: "_") || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z"))
    }
    fileprivate var isOperator: Bool {
        switch self {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
            UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}
