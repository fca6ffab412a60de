/// Numbers and blobs, one after another: a number is eight bytes, least significant first; a blob is its length and its
/// bytes. A frame on a descriptor is one blob.
public struct FrameWriter {
    public private(set) var bytes: [UInt8] = []

    public init() {}

    public mutating func put(_ number: Int) {
        let bits = UInt64(bitPattern: Int64(number))
        for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
    }

    public mutating func put(_ blob: [UInt8]) {
        put(blob.count)
        bytes.append(contentsOf: blob)
    }

    public mutating func put(_ text: String) { put(Array(text.utf8)) }
}

/// Reads what `FrameWriter` wrote; each read is nil where the bytes end early.
public struct FrameReader {
    /// Larger frames are refused.
    public static let greatestSize = 1 << 28

    private let bytes: [UInt8]
    private var place = 0

    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    public mutating func number() -> Int? {
        guard bytes.count - place >= 8 else { return nil }
        var bits: UInt64 = 0
        for index in 0..<8 { bits |= UInt64(bytes[place + index]) << UInt64(8 * index) }
        place += 8
        return Int(Int64(bitPattern: bits))
    }

    public mutating func blob() -> [UInt8]? {
        guard let count = number(), count >= 0, count <= bytes.count - place else { return nil }
        defer { place += count }
        return Array(bytes[place..<place + count])
    }

    public mutating func text() -> String? { blob().map { String(decoding: $0, as: UTF8.self) } }
}
