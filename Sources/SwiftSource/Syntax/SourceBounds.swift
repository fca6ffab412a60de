/// What SwiftParser can be trusted with. Its time doubles with each `[` or `@(` left open inside another (24 of them
/// take a minute), and some prefixes (`if if if …`, `a<a<…`) nest by recursion that its own limit does not count, until
/// the stack is gone. No lesson's code comes near these bounds.
struct SourceBounds {
    private static let byteLimit = 262_144
    /// Brackets of all kinds open at once.
    private static let depthLimit = 64
    /// Brackets open at once whose contents the parser reads twice.
    private static let doublingLimit = 6
    /// Words and marks that may begin a recursion: some to begin with, more in a longer text, but never more than this.
    private static let prefixLimit = 200

    private var open: [Bool] = []
    private var doubling = 0
    private var prefixes = 0
    private var followsAttribute = false
    private var word: [UInt8] = []

    /// Whether `source` is within the bounds. Strings and comments count like code.
    static func hold(for source: String) -> Bool {
        let size = source.utf8.count
        guard size <= byteLimit else { return false }
        let limit = min(prefixLimit, 24 + size / 16)
        var bounds = SourceBounds()
        for byte in source.utf8 {
            bounds.take(byte)
            guard bounds.open.count <= depthLimit, bounds.doubling <= doublingLimit, bounds.prefixes <= limit else {
                return false
            }
        }
        bounds.endWord()
        return bounds.prefixes <= limit
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
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): if open.popLast() == true { doubling -= 1 }
        case UInt8(ascii: "<"), UInt8(ascii: "?"), UInt8(ascii: "\\"), UInt8(ascii: "#"): prefixes += 1
        default: break
        }
        let isBetween = byte == UInt8(ascii: ".") || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
        followsAttribute = byte == UInt8(ascii: "@") || (followsAttribute && isBetween)
    }

    private mutating func push(isDoubling: Bool) {
        open.append(isDoubling)
        if isDoubling { doubling += 1 }
    }

    private mutating func endWord() {
        if (2...7).contains(word.count), Self.isPrefix(String(decoding: word, as: UTF8.self)) { prefixes += 1 }
        word.removeAll(keepingCapacity: true)
    }

    private static func isPrefix(_ word: String) -> Bool {
        switch word {
        case "if", "else", "switch", "repeat", "inout", "each", "try", "await", "copy", "consume", "borrow", "unsafe",
            "some",
            "any", "throws", "async", "macro", "func":
            true
        default: false
        }
    }
}
