/// What a string literal begins with: one quote or three, with any number of `#` before them.
struct StringQuote: Equatable {
    /// More `#` than this begin no string.
    private static let poundLimit = 16

    private let pounds: Int
    private let isMultiline: Bool

    /// Where the text of a string stops.
    enum End: Equatable {
        /// After its closing quote, or at the end of the line or source where there is none.
        case closed(Int)
        /// After a `\(`.
        case interpolation(Int)
    }

    /// Nil where no string begins at `index`.
    init?(at index: Int, in bytes: [UInt8]) {
        var start = index
        while start < bytes.count, start - index < Self.poundLimit, bytes[start] == UInt8(ascii: "#") { start += 1 }
        guard Self.hasQuotes(1, at: start, in: bytes) else { return nil }
        pounds = start - index
        isMultiline = Self.hasQuotes(3, at: start, in: bytes)
    }

    var length: Int { pounds + quotes }

    private var quotes: Int { isMultiline ? 3 : 1 }

    func end(from start: Int, in bytes: [UInt8]) -> End {
        var index = start
        while index < bytes.count {
            if Self.hasQuotes(quotes, at: index, in: bytes), hasPounds(at: index + quotes, in: bytes) {
                return .closed(index + length)
            }
            switch bytes[index] {
            case UInt8(ascii: "\n") where !isMultiline, UInt8(ascii: "\r") where !isMultiline: return .closed(index)
            case UInt8(ascii: "\\") where hasPounds(at: index + 1, in: bytes):
                index += 1 + pounds
                if index < bytes.count, bytes[index] == UInt8(ascii: "(") { return .interpolation(index + 1) }
                let isEscape =
                    index < bytes.count && bytes[index] != UInt8(ascii: "\n") && bytes[index] != UInt8(ascii: "\r")
                index += isEscape ? 1 : 0
            default: index += 1
            }
        }
        return .closed(bytes.count)
    }

    private static func hasQuotes(_ count: Int, at index: Int, in bytes: [UInt8]) -> Bool {
        index + count <= bytes.count && bytes[index..<(index + count)].allSatisfy { $0 == UInt8(ascii: "\"") }
    }

    private func hasPounds(at index: Int, in bytes: [UInt8]) -> Bool {
        index + pounds <= bytes.count && bytes[index..<(index + pounds)].allSatisfy { $0 == UInt8(ascii: "#") }
    }
}
