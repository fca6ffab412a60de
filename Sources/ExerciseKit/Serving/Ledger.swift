/// What a student's build leaves behind, in memory that outlives its process: the number of bytes in the first eight
/// (in the machine's order), then entries. What was entered before a crash stays.
///
/// Entries are one byte, and for `o` the value that follows it:
/// `o` an observation, `s` the end of a sequence, `e` the end of all, `f` no room for more, `u` a command that the kit
/// cannot read, `l` the library did not load, `c` the process could not be confined (each with text). An exercise's own
/// oracle also enters `g` with a command that it made, `t` with the message of a trap, and text after `u`; where unit tests are
/// run there are only records of the testing library's, `r` with JSON text. In a student's ledger these mean nothing.
public struct Ledger {
    /// The bytes before the entries.
    public static let headerSize = 8

    private let memory: UnsafeMutableRawBufferPointer
    private var used = 0

    /// `memory` holds more than the header, aligned to 8 bytes.
    public init(_ memory: UnsafeMutableRawBufferPointer) { self.memory = memory }

    /// False where there is no room; then `f` is entered if that still fits.
    mutating func enter(_ bytes: [UInt8]) -> Bool {
        guard Self.headerSize + used + bytes.count + 1 < memory.count else {
            _ = put([Entry.full.rawValue])
            return false
        }
        return put(bytes)
    }

    private mutating func put(_ bytes: [UInt8]) -> Bool {
        let start = Self.headerSize + used
        guard start + bytes.count <= memory.count else { return false }
        UnsafeMutableRawBufferPointer(rebasing: memory[start..<start + bytes.count]).copyBytes(from: bytes)
        used += bytes.count
        memory.storeBytes(of: UInt64(used), as: UInt64.self)
        return true
    }

    /// Says why nothing was served.
    public mutating func enter(failure entry: Entry, _ reason: String) {
        var bytes = [entry.rawValue]
        WireValue.text(reason).write(to: &bytes)
        _ = enter(bytes)
    }

    /// Enters a record of the testing library's; false where there is no room.
    public mutating func enter(record: UnsafeRawBufferPointer) -> Bool {
        var bytes = [Entry.record.rawValue]
        WireValue.text(String(decoding: record, as: UTF8.self)).write(to: &bytes)
        return enter(bytes)
    }

    /// The entries of a run that shows these observations, sequence by sequence, to its end.
    public static func entries(of sequences: [[WireValue]]) -> [UInt8] {
        var bytes: [UInt8] = []
        for observations in sequences {
            for observation in observations {
                bytes.append(Entry.observation.rawValue)
                observation.write(to: &bytes)
            }
            bytes.append(Entry.sequenceEnd.rawValue)
        }
        bytes.append(Entry.end.rawValue)
        return bytes
    }

    /// Whether `memory` holds exactly these entries.
    static func holds(_ entries: UnsafeRawBufferPointer, in memory: UnsafeRawBufferPointer) -> Bool {
        guard memory.count >= headerSize + entries.count, memory.load(as: UInt64.self) == UInt64(entries.count) else {
            return false
        }
        return memory[headerSize..<headerSize + entries.count].elementsEqual(entries)
    }

    /// The entries that `memory` holds, as far as its header can be true.
    public static func entries(in memory: UnsafeRawBufferPointer) -> [UInt8] {
        guard memory.count > headerSize else { return [] }
        let claimed = memory.load(as: UInt64.self)
        let count = Int(min(claimed, UInt64(memory.count - headerSize)))
        return Array(memory[headerSize..<headerSize + count])
    }
}

/// The first byte of an entry of a ledger.
public enum Entry: UInt8, Sendable {
    case observation = 0x6F
    case sequenceEnd = 0x73
    case end = 0x65
    case full = 0x66
    case unreadable = 0x75
    case loadFailure = 0x6C
    case notConfined = 0x63
    case command = 0x67
    case record = 0x72
    case trap = 0x74
}
