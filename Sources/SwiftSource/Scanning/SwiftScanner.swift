/// Splits Swift source into lexemes by their first bytes alone, in one pass, whatever the text. It knows no grammar and
/// takes a regex literal for operators, which is enough to colour code; comparing blanks wants the parser's tokens.
struct SwiftScanner {
    /// No editor's placeholder is longer, in bytes.
    private static let placeholderLimit = 80

    private let bytes: [UInt8]
    private var index = 0
    private var lexemes: [Lexeme] = []
    /// The strings whose interpolations are open, outermost first.
    private var open: [Interpolation] = []

    private struct Interpolation {
        var quote: StringQuote
        /// Parentheses open inside it.
        var depth = 0
    }

    /// The lexemes of `bytes`, ascending, white space between them.
    static func lexemes(of bytes: [UInt8]) -> [Lexeme] {
        var scanner = SwiftScanner(bytes: bytes)
        while scanner.index < bytes.count { scanner.scanNext() }
        return scanner.lexemes
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func byte(_ offset: Int = 0) -> UInt8? { index + offset < bytes.count ? bytes[index + offset] : nil }

    private mutating func add(_ kind: Lexeme.Kind, to end: Int) {
        lexemes.append(Lexeme(kind: kind, range: index..<end))
        index = end
    }

    private mutating func scanNext() {
        if let quote = StringQuote(at: index, in: bytes) { return scanString(quote, from: index + quote.length) }
        switch bytes[index] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): index += 1
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): add(.comment, to: lineEnd())
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): add(.comment, to: blockCommentEnd())
        case UInt8(ascii: "<") where byte(1) == UInt8(ascii: "#"): scanPlaceholder()
        case UInt8(ascii: "@"): scanPrefixed(.attribute)
        case UInt8(ascii: "#"): scanPrefixed(.directive)
        case UInt8(ascii: "`"): scanQuotedName()
        case UInt8(ascii: "0")...UInt8(ascii: "9"): add(.number, to: numberEnd())
        case let first where Self.isWordByte(first): add(.word, to: wordEnd(from: index + 1))
        default: scanMark()
        }
    }

    private mutating func scanMark() {
        let mark = bytes[index]
        if mark == UInt8(ascii: "("), !open.isEmpty { open[open.count - 1].depth += 1 }
        guard mark == UInt8(ascii: ")"), let innermost = open.last else { return add(.mark, to: index + 1) }
        guard innermost.depth == 0 else {
            open[open.count - 1].depth -= 1
            return add(.mark, to: index + 1)
        }
        open.removeLast()
        scanString(innermost.quote, from: index)
    }

    /// The text of a string from `start`, which an interpolation may cut.
    private mutating func scanString(_ quote: StringQuote, from start: Int) {
        switch quote.end(from: start, in: bytes) {
        case .closed(let end): add(.string, to: end)
        case .interpolation(let end):
            add(.string, to: end)
            open.append(Interpolation(quote: quote))
        }
    }

    private mutating func scanPrefixed(_ kind: Lexeme.Kind) {
        let end = wordEnd(from: index + 1)
        add(end > index + 1 ? kind : .mark, to: end)
    }

    private mutating func scanPlaceholder() {
        var end = index + 2
        while end + 1 < bytes.count, end - index < Self.placeholderLimit, bytes[end] != UInt8(ascii: "\n") {
            if bytes[end] == UInt8(ascii: "#"), bytes[end + 1] == UInt8(ascii: ">") {
                return add(.placeholder, to: end + 2)
            }
            end += 1
        }
        add(.mark, to: index + 1)
    }

    private mutating func scanQuotedName() {
        let rest = bytes[(index + 1)...].prefix { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") }
        let isClosed = rest.endIndex < bytes.count && bytes[rest.endIndex] == UInt8(ascii: "`")
        add(isClosed ? .word : .mark, to: isClosed ? rest.endIndex + 1 : index + 1)
    }

    static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "$"), 128...:
            true
        default: false
        }
    }

    private func wordEnd(from start: Int) -> Int {
        var end = start
        while end < bytes.count, Self.isWordByte(bytes[end]) { end += 1 }
        return end
    }

    private func numberEnd() -> Int {
        let end = wordEnd(from: index)
        guard end + 1 < bytes.count, bytes[end] == UInt8(ascii: ".") else { return end }
        return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end + 1]) ? wordEnd(from: end + 1) : end
    }

    private func lineEnd() -> Int {
        bytes[index...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
    }

    /// Block comments nest.
    private func blockCommentEnd() -> Int {
        var (end, depth) = (index + 2, 1)
        while end < bytes.count, depth > 0 {
            let next = end + 1 < bytes.count ? bytes[end + 1] : 0
            let isOpening = bytes[end] == UInt8(ascii: "/") && next == UInt8(ascii: "*")
            let isClosing = bytes[end] == UInt8(ascii: "*") && next == UInt8(ascii: "/")
            depth += isOpening ? 1 : isClosing ? -1 : 0
            end += isOpening || isClosing ? 2 : 1
        }
        return end
    }
}
