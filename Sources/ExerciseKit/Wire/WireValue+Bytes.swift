/// The bytes: text is `"`, its length in UTF-8 bytes, `:` and the bytes; a list is `[`, the number of its items, `:` and
/// the items; a record is `{`, the number of its fields, `:`, its name as text, then each field's name and value.
extension WireValue {
    public func write(to bytes: inout [UInt8]) {
        switch self {
        case .text(let text): Self.write(text, to: &bytes)
        case .list(let items):
            Self.write(mark: Mark.list, count: items.count, to: &bytes)
            for item in items { item.write(to: &bytes) }
        case .record(let name, let fields):
            Self.write(mark: Mark.record, count: fields.count, to: &bytes)
            Self.write(name, to: &bytes)
            for field in fields {
                Self.write(field.name, to: &bytes)
                field.value.write(to: &bytes)
            }
        }
    }

    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return bytes
    }

    private static func write(_ text: String, to bytes: inout [UInt8]) {
        var text = text
        text.withUTF8 { utf8 in
            write(mark: Mark.text, count: utf8.count, to: &bytes)
            bytes.append(contentsOf: utf8)
        }
    }

    private static func write(mark: UInt8, count: Int, to bytes: inout [UInt8]) {
        bytes.append(mark)
        WireNumber.write(count, to: &bytes)
    }
}

enum Mark {
    static let text = UInt8(ascii: "\"")
    static let list = UInt8(ascii: "[")
    static let record = UInt8(ascii: "{")
    static let colon = UInt8(ascii: ":")
}

/// A count on the wire: decimal digits and `:`.
enum WireNumber {
    static func write(_ number: Int, to bytes: inout [UInt8]) {
        if number < 10 {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number))
        } else {
            bytes.append(contentsOf: String(number).utf8)
        }
        bytes.append(Mark.colon)
    }
}
