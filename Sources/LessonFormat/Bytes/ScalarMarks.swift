/// Where every 256th Unicode scalar of a long line begins, so that neither a column nor an offset in it has to be counted
/// from the line's start. A lesson may be one line of 8 MB, and every value of it has a place.
struct ScalarMarks: Sendable {
    /// Offsets of scalars 0, 256, 512…, as far as there are any.
    private let offsets: [UInt32]
    /// How many scalars lie between two marks.
    static let width = 256

    /// Marks the UTF-8 text `line`.
    init(_ line: ArraySlice<UInt8>) {
        offsets = line.withUnsafeBufferPointer { bytes in
            var offsets: [UInt32] = []
            offsets.reserveCapacity(bytes.count / Self.width + 1)
            var count = 0
            for index in bytes.indices where !bytes[index].isContinuation {
                if count % Self.width == 0 { offsets.append(UInt32(truncatingIfNeeded: line.startIndex + index)) }
                count += 1
            }
            return offsets
        }
    }

    /// The last mark at or before the scalar `number`, counted from 0.
    func mark(before number: Int) -> (number: Int, offset: Int)? {
        guard let last = offsets.indices.last, number >= 0 else { return nil }
        let index = min(number / Self.width, last)
        return (index * Self.width, Int(offsets[index]))
    }

    /// The last mark at or before `offset`.
    func mark(atOrBefore offset: Int) -> (number: Int, offset: Int)? {
        var (low, high) = (0, offsets.count)
        while low < high {
            let middle = (low + high) / 2
            if Int(offsets[middle]) <= offset { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : ((low - 1) * Self.width, Int(offsets[low - 1]))
    }
}
