/// A JSON document (RFC 8259) as far as the testing library's records need it: numbers keep their text.
indirect enum JSONText: Equatable {
    case null
    case bool(Bool)
    case number(String)
    case text(String)
    case list([JSONText])
    case object([String: JSONText])

    /// Nil where `text` is no document. The text may come from anyone.
    init?(_ text: String) {
        var reader = JSONTextReader(text)
        guard let value = reader.document() else { return nil }
        self = value
    }

    subscript(key: String) -> JSONText? {
        guard case .object(let members) = self else { return nil }
        return members[key]
    }

    var text: String? {
        guard case .text(let text) = self else { return nil }
        return text
    }

    var list: [JSONText] {
        guard case .list(let items) = self else { return [] }
        return items
    }
}

private struct JSONTextReader {
    static let greatestDepth = 32

    private let bytes: [UInt8]
    private var place = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    mutating func document() -> JSONText? {
        guard let value = value(depth: 0) else { return nil }
        skipSpace()
        return place == bytes.count ? value : nil
    }

    private mutating func value(depth: Int) -> JSONText? {
        skipSpace()
        guard depth <= Self.greatestDepth, place < bytes.count else { return nil }
        switch bytes[place] {
        case UInt8(ascii: "{"): return object(depth: depth)
        case UInt8(ascii: "["): return list(depth: depth)
        case UInt8(ascii: "\""): return string().map(JSONText.text)
        default: return word()
        }
    }

    private mutating func skipSpace() {
        while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
    }

    /// Whether `mark` comes next; it is then passed.
    private mutating func pass(_ mark: Unicode.Scalar) -> Bool {
        skipSpace()
        guard place < bytes.count, bytes[place] == UInt8(ascii: mark) else { return false }
        place += 1
        return true
    }

    private mutating func list(depth: Int) -> JSONText? {
        var items: [JSONText] = []
        guard pass("[") else { return nil }
        if pass("]") { return .list([]) }
        repeat {
            guard let item = value(depth: depth + 1) else { return nil }
            items.append(item)
        } while pass(",")
        return pass("]") ? .list(items) : nil
    }

    private mutating func object(depth: Int) -> JSONText? {
        var members: [String: JSONText] = [:]
        guard pass("{") else { return nil }
        if pass("}") { return .object([:]) }
        repeat {
            skipSpace()
            guard let key = string(), pass(":"), let value = value(depth: depth + 1) else { return nil }
            members[key] = value
        } while pass(",")
        return pass("}") ? .object(members) : nil
    }

    private mutating func word() -> JSONText? {
        let ends = [0x20, 0x09, 0x0A, 0x0D] + ",]}:\"[{".utf8
        let word = String(decoding: bytes[place...].prefix { !ends.contains($0) }, as: UTF8.self)
        place += word.utf8.count
        switch word {
        case "null": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        default: return Double(word) == nil ? nil : .number(word)
        }
    }

    private mutating func string() -> String? {
        guard pass("\"") else { return nil }
        var units: [UInt8] = []
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            switch byte {
            case UInt8(ascii: "\""): return String(validating: units, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let scalar = escape() else { return nil }
                units += Array(String(Character(scalar)).utf8)
            case ..<0x20: return nil
            default: units.append(byte)
            }
        }
        return nil
    }

    private mutating func escape() -> Unicode.Scalar? {
        guard place < bytes.count else { return nil }
        let mark = bytes[place]
        place += 1
        switch mark {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(mark)
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "u"): return codePoint()
        default: return nil
        }
    }

    /// Four hexadecimal digits, or a surrogate pair of them.
    private mutating func codePoint() -> Unicode.Scalar? {
        guard let first = codeUnit() else { return nil }
        guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
        guard bytes[place...].starts(with: "\\u".utf8) else { return nil }
        place += 2
        guard let second = codeUnit(), (0xDC00..<0xE000).contains(second) else { return nil }
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    }

    private mutating func codeUnit() -> UInt32? {
        let digits = bytes[place...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        place += 4
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
