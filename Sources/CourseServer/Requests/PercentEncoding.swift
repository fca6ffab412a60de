/// Percent-encoding as RFC 3986 has it, read strictly: what is broken is refused, never guessed.
enum PercentEncoding {
    /// `text` decoded; nil where an escape is broken or the bytes are not UTF-8. In a form a plus sign is a space.
    static func decode(_ text: some Sequence<UInt8>, inForm: Bool = false) -> String? {
        var bytes: [UInt8] = []
        var rest = text.makeIterator()
        while let byte = rest.next() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit) else { return nil }
                bytes.append(high << 4 | low)
            case UInt8(ascii: "+") where inForm: bytes.append(UInt8(ascii: " "))
            default: bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// The fields of `a=1&b=2` in their order; nil where any of them is broken, or there are more than `most`.
    static func fields(_ text: some Collection<UInt8>, most: Int) -> [Field]? {
        var fields: [Field] = []
        for piece in text.split(separator: UInt8(ascii: "&")) {
            let equals = piece.firstIndex(of: UInt8(ascii: "=")) ?? piece.endIndex
            guard fields.count < most, let name = decode(piece[..<equals], inForm: true),
                let value = decode(piece[equals...].dropFirst(), inForm: true)
            else { return nil }
            fields.append(Field(name: name, value: value))
        }
        return fields
    }

    /// Everything escaped but what never has to be.
    static func encode(_ text: String) -> String {
        text.utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
            if isPlain || "-._~".unicodeScalars.contains(scalar) { return String(Character(scalar)) }
            return (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

/// A field of a form or a query.
public struct Field: Equatable, Sendable {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}
