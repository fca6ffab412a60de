import ExerciseKit
import Testing

struct WireValueTests {
    @Test func `what is written reads back as the same value`() {
        var random = Stream(seed: 11)
        for _ in 0..<2_000 {
            let value = random.value(depth: 4)
            let bytes = value.bytes
            let read = bytes.withUnsafeBytes { bytes in
                var reader = WireReader(bytes)
                let value = reader.value()
                return reader.isAtEnd ? value : nil
            }
            #expect(read == value)
        }
    }

    @Test func `bytes cut anywhere are no value`() {
        let value = WireValue.record("crew", [WireField("members", .list([.text("é"), .text(""), .record("x", [])]))])
        let bytes = value.bytes
        for count in bytes.indices { #expect(read(Array(bytes.prefix(count))) == nil) }
    }

    @Test func `changed bytes never read as the same value`() {
        let value = WireValue.record("crew", [WireField("members", .list([.text("Commander"), .text("12")]))])
        let bytes = value.bytes
        for index in bytes.indices {
            for bit in 0..<8 {
                var changed = bytes
                changed[index] ^= 1 << UInt8(bit)
                #expect(read(changed) != value)
            }
        }
    }

    @Test(arguments: ["\"2:a", "\"01:a", "\":", "[9999999999:", "{0:", "[1:[1:", "x1:a", "\"-1:"])
    func `nonsense is refused`(_ text: String) {
        #expect(read(Array(text.utf8)) == nil)
    }

    @Test func `bytes that are no UTF-8 are refused`() {
        #expect(read([0x22, 0x31, 0x3A, 0xFF]) == nil)
    }

    @Test func `values nested deeper than the limit are refused`() {
        let deep = Array(String(repeating: "[1:", count: 40).utf8) + Array("\"1:a".utf8)
        #expect(read(deep) == nil)
        let shallow = Array(String(repeating: "[1:", count: 30).utf8) + Array("\"1:a".utf8)
        #expect(read(shallow) != nil)
    }

    private func read(_ bytes: [UInt8]) -> WireValue? {
        bytes.withUnsafeBytes { bytes in
            var reader = WireReader(bytes)
            return reader.value()
        }
    }
}

/// A fixed stream of numbers: SplitMix64.
struct Stream: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func value(depth: Int) -> WireValue {
        switch Int.random(in: 0..<(depth > 0 ? 3 : 1), using: &self) {
        case 0: .text(text())
        case 1: .list((0..<Int.random(in: 0...4, using: &self)).map { _ in value(depth: depth - 1) })
        default:
            .record(
                text(),
                (0..<Int.random(in: 0...4, using: &self)).map { _ in WireField(text(), value(depth: depth - 1)) })
        }
    }

    private mutating func text() -> String {
        let letters = Array("ab \"[{:0129\n\u{0}éğç👩‍🚀مه")
        return String(
            (0..<Int.random(in: 0...12, using: &self)).compactMap { _ in letters.randomElement(using: &self) })
    }
}
