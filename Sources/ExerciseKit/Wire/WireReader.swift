/// Reads what `WireValue` writes. The bytes may come from anyone: whatever does not read is refused, never trusted.
public struct WireReader {
    /// A value may hold others this deep.
    public static let greatestDepth = 32

    private let bytes: UnsafeRawBufferPointer
    private var place = 0

    /// `bytes` must stay in memory for as long as the reader is used.
    public init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// Whether everything was read.
    public var isAtEnd: Bool { place >= bytes.count }

    /// How many bytes were read.
    public var position: Int { place }

    /// The next byte; nil at the end.
    public mutating func byte() -> UInt8? {
        guard place < bytes.count else { return nil }
        defer { place += 1 }
        return bytes[place]
    }

    /// Decimal digits and the `:` after them. Leading zeros are refused, so that a number is written in one way only.
    public mutating func count() -> Int? {
        var number = 0
        var digits = 0
        while let next = byte() {
            if next == Mark.colon { return digits > 0 ? number : nil }
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next), digits < 12, digits == 0 || number > 0
            else { return nil }
            number = number * 10 + Int(next - UInt8(ascii: "0"))
            digits += 1
        }
        return nil
    }

    /// The next value; nil where none stands there.
    public mutating func value() -> WireValue? { value(depth: 0) }

    private mutating func value(depth: Int) -> WireValue? {
        // Nothing is smaller than three bytes, so a count beyond what is left is refused before anything is made for it.
        guard depth <= Self.greatestDepth, let mark = byte(), let count = count(), count <= bytes.count - place
        else { return nil }
        switch mark {
        case Mark.text: return text(count).map(WireValue.text)
        case Mark.list: return items(count, depth: depth).map(WireValue.list)
        case Mark.record: return record(count, depth: depth)
        default: return nil
        }
    }

    private mutating func text(_ count: Int) -> String? {
        let slice = UnsafeRawBufferPointer(rebasing: bytes[place..<place + count])
        place += count
        return String(validating: slice, as: UTF8.self)
    }

    private mutating func name() -> String? {
        guard byte() == Mark.text, let count = count(), count <= bytes.count - place else { return nil }
        return text(count)
    }

    private mutating func items(_ count: Int, depth: Int) -> [WireValue]? {
        var items: [WireValue] = []
        for _ in 0..<count {
            guard let item = value(depth: depth + 1) else { return nil }
            items.append(item)
        }
        return items
    }

    private mutating func record(_ count: Int, depth: Int) -> WireValue? {
        guard let title = name() else { return nil }
        var fields: [WireField] = []
        for _ in 0..<count {
            guard let name = name(), let value = value(depth: depth + 1) else { return nil }
            fields.append(WireField(name, value))
        }
        return .record(title, fields)
    }
}
