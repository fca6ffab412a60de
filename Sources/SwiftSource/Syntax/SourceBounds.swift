/// What SwiftParser can be trusted with. Its time doubles with each `[` or `@(` left open inside another (24 of them
/// take a minute); some prefixes (`if if if …`, `let let let …`, `a<a<…`) nest by recursion that its own limit does not
/// count, until the stack is gone; and at each word of a run like `isolated isolated …` or `a@a a@a …` it looks ahead to
/// the run's end, again and again. No lesson's code comes near these bounds.
struct SourceBounds {
    private static let byteLimit = 262_144
    /// Brackets of all kinds open at once.
    private static let depthLimit = 64
    /// Brackets open at once whose contents the parser reads twice.
    private static let doublingLimit = 6
    /// Words and marks that may begin a recursion: some to begin with, more in a longer text, but never more than this.
    /// An attribute counts twice.
    private static let prefixLimit = 200
    /// Words one after the other, with nothing between them but white space, what is in parentheses, and the marks of
    /// attributes and comments.
    private static let runLimit = 64

    private var open: [Bracket] = []
    private var doubling = 0
    private var prefixes = 0
    private var run = 0
    private var followsAttribute = false
    private var word: [UInt8] = []

    /// A bracket that is open.
    private struct Bracket {
        var isDoubling: Bool
        /// The run before it, which a parenthesis does not end.
        var run: Int
    }

    /// Whether `source` is within the bounds. Strings and comments count like code.
    static func hold(for source: String) -> Bool {
        let size = source.utf8.count
        guard size <= byteLimit else { return false }
        let limit = min(prefixLimit, 24 + size / 16)
        var bounds = SourceBounds()
        for byte in source.utf8 {
            bounds.take(byte)
            guard bounds.areKept(prefixLimit: limit) else { return false }
        }
        bounds.endWord()
        return bounds.areKept(prefixLimit: limit)
    }

    private func areKept(prefixLimit: Int) -> Bool {
        open.count <= Self.depthLimit && doubling <= Self.doublingLimit && prefixes <= prefixLimit
            && run <= Self.runLimit
    }

    private mutating func take(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): word.append(byte)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
            word.append(UInt8(ascii: "_"))
        default: takeMark(byte)
        }
    }

    private mutating func takeMark(_ byte: UInt8) {
        endWord()
        switch byte {
        case UInt8(ascii: "["): push(isDoubling: true)
        case UInt8(ascii: "("): push(isDoubling: followsAttribute)
        case UInt8(ascii: "{"): push(isDoubling: false)
        case UInt8(ascii: ")"): pop()
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
            pop()
            run = 0
        case UInt8(ascii: "<"), UInt8(ascii: "?"), UInt8(ascii: "\\"), UInt8(ascii: "#"): prefixes += 1
        case UInt8(ascii: "@"): prefixes += 2
        case UInt8(ascii: ".") where followsAttribute: break
        default: if !Self.continuesRun(byte) { run = 0 }
        }
        let isBetween = byte == UInt8(ascii: ".") || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
        followsAttribute = byte == UInt8(ascii: "@") || (followsAttribute && isBetween)
    }

    private mutating func push(isDoubling: Bool) {
        open.append(Bracket(isDoubling: isDoubling, run: run))
        if isDoubling { doubling += 1 }
        run = 0
    }

    private mutating func pop() {
        guard let bracket = open.popLast() else { return }
        if bracket.isDoubling { doubling -= 1 }
        run = bracket.run
    }

    private mutating func endWord() {
        guard !word.isEmpty else { return }
        run += 1
        if (2...11).contains(word.count), Self.isPrefix(String(decoding: word, as: UTF8.self)) { prefixes += 1 }
        word.removeAll(keepingCapacity: true)
    }

    private static func continuesRun(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "@"), UInt8(ascii: "/"), UInt8(ascii: "*"), 0...32: true
        default: false
        }
    }

    private static func isPrefix(_ word: String) -> Bool {
        switch word {
        case "if", "else", "switch", "repeat", "inout", "each", "try", "await", "copy", "consume", "borrow", "unsafe",
            "some", "any", "throws", "async", "macro", "func", "package", "isolated", "sending", "borrowing",
            "consuming", "nonisolated", "_const", "_local":
            true
        default: false
        }
    }
}
