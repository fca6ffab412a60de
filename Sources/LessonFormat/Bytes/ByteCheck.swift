/// One pass over a file's bytes before YAML sees them: where lines begin, and the first byte that no course may hold.
///
/// UTF-8 is checked by table 3-7 of the Unicode standard. Lines end as YAML 1.1 has it: LF, CR, CR LF, U+0085, U+2028
/// and U+2029. Control characters are those YAML does not allow.
struct ByteCheck {
    /// Offsets of the lines' first bytes, the first line's included.
    private(set) var lineStarts: [UInt32]
    private(set) var fault: Fault?

    /// Why reading ends; offsets count from the start of the file.
    enum Fault: Equatable {
        case notUTF8(offset: Int)
        case nul(offset: Int)
        case control(scalar: UInt32, offset: Int)
    }

    /// Checks `bytes` from `start` on.
    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
        lineStarts = [UInt32(start)]
        lineStarts.reserveCapacity(bytes.count / 32 + 1)
        var offset = start
        while offset < bytes.count && fault == nil {
            if offset + 8 <= bytes.count, Self.isPrintable(Self.word(bytes, offset)) {
                offset += 8
            } else {
                let end = Self.endOfLetters(bytes, offset)
                offset = end > offset ? end : offset + take(bytes, offset)
            }
        }
    }

    /// The quick way through printable ASCII and the two-byte letters of Latin, Arabic and other scripts, from U+00C0 on.
    private static func endOfLetters(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        var offset = start
        while offset + 1 < bytes.count {
            let byte = bytes[offset]
            if byte >= 0x20 && byte < 0x7F {
                offset += 1
            } else if byte > 0xC2 && byte < 0xE0 && bytes[offset + 1].isContinuation {
                offset += 2
            } else {
                return offset
            }
        }
        return offset
    }

    private static func word(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> UInt64 {
        UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }

    /// Whether all eight bytes are ASCII from U+0020 to U+007E.
    private static func isPrintable(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let tops = ones &* 0x80
        let below = (word &- ones &* 0x20) & ~word & tops
        let deletes = word ^ ones &* 0x7F
        let isDelete = (deletes &- ones) & ~deletes & tops
        return (word & tops) | below | isDelete == 0
    }

    /// Takes the character at `offset` and returns its length.
    private mutating func take(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
        let byte = bytes[offset]
        switch byte {
        case 0x20..<0x7F, 0x09: return 1
        case 0x0A: return endLine(after: 1, at: offset)
        case 0x0D:
            let isPair = offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
            return endLine(after: isPair ? 2 : 1, at: offset)
        case 0: fault = .nul(offset: offset)
        case 0..<0x80: fault = .control(scalar: UInt32(byte), offset: offset)
        default: return takeSequence(bytes, offset)
        }
        return 1
    }

    private mutating func endLine(after length: Int, at offset: Int) -> Int {
        lineStarts.append(UInt32(offset + length))
        return length
    }

    private mutating func takeSequence(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
        guard let (scalar, length) = Self.scalar(bytes, offset) else {
            fault = .notUTF8(offset: offset)
            return 1
        }
        switch scalar {
        case 0x85, 0x2028, 0x2029: return endLine(after: length, at: offset)
        case 0x80..<0xA0, 0xFEFF, 0xFFFE, 0xFFFF: fault = .control(scalar: scalar, offset: offset)
        default: break
        }
        return length
    }

    private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> (UInt32, Int)? {
        let lead = bytes[offset]
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard lead >= 0xC2, lead <= 0xF4, offset + length <= bytes.count else { return nil }
        guard secondBytes(after: lead).contains(bytes[offset + 1]) else { return nil }
        var scalar = UInt32(lead) & (0xFF >> UInt32(length + 1))
        for index in offset + 1..<offset + length {
            guard bytes[index] & 0xC0 == 0x80 else { return nil }
            scalar = scalar << 6 | UInt32(bytes[index] & 0x3F)
        }
        return (scalar, length)
    }

    /// Neither overlong forms, nor surrogates, nor anything above U+10FFFF.
    private static func secondBytes(after lead: UInt8) -> ClosedRange<UInt8> {
        switch lead {
        case 0xE0: 0xA0...0xBF
        case 0xED: 0x80...0x9F
        case 0xF0: 0x90...0xBF
        case 0xF4: 0x80...0x8F
        default: 0x80...0xBF
        }
    }
}
