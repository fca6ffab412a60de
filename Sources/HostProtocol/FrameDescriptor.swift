#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Frames over a descriptor that stays open and blocks.
public struct FrameDescriptor: Sendable {
    public let number: Int32

    public init(_ number: Int32) { self.number = number }

    /// False where the other side is gone.
    public func send(_ frame: [UInt8]) -> Bool {
        var writer = FrameWriter()
        writer.put(frame)
        var place = 0
        while place < writer.bytes.count {
            let written = writer.bytes.withUnsafeBytes {
                write(number, $0.baseAddress.map { $0 + place }, $0.count - place)
            }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { return false }
            place += written
        }
        return true
    }

    /// The next frame; nil where the other side is gone or sends what is none.
    public func receive() -> [UInt8]? {
        guard let header = read(exactly: 8) else { return nil }
        var reader = FrameReader(header)
        guard let count = reader.number(), count >= 0, count <= FrameReader.greatestSize else { return nil }
        return read(exactly: count)
    }

    private func read(exactly count: Int) -> [UInt8]? {
        var place = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while place < count {
                let got = readSome(into: buffer.baseAddress.map { $0 + place }, count - place)
                if got < 0, errno == EINTR { continue }
                guard got > 0 else { break }
                place += got
            }
            filled = place
        }
        return place == count ? bytes : nil
    }

    private func readSome(into place: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
        #if canImport(Glibc)
            Glibc.read(number, place, count)
        #else
            Darwin.read(number, place, count)
        #endif
    }
}
