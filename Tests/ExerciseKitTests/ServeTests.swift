import ExerciseKit
import Testing

struct ServeTests {
    @Test func `each sequence gets a fresh subject, and every observation is entered`() {
        let entries = served([["a", "b"], ["c"]], room: 4096)
        #expect(entries == "o\"1:1o\"1:2so\"1:1se")
    }

    @Test func `what was entered before a refusal stays`() {
        #expect(served([["a", "stop", "b"]], room: 4096) == "o\"1:1")
    }

    @Test func `a command that the subject does not know is said`() {
        #expect(served([["a", ""]], room: 4096) == "o\"1:1u")
    }

    @Test func `where there is no room left that is said`() {
        #expect(served([["a", "b", "c"]], room: 8 + 12) == "o\"1:1o\"1:2f")
    }

    @Test func `commands that are no commands are said`() {
        #expect(entries(of: Array("2:1:".utf8), room: 4096) == "u")
    }

    @Test func `a header that claims more than there is room is not believed`() {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 24, alignment: 8)
        defer { memory.deallocate() }
        memory.storeBytes(of: UInt64.max, as: UInt64.self)
        #expect(Ledger.entries(in: UnsafeRawBufferPointer(memory)).count == 16)
    }

    private func served(_ sequences: [[String]], room: Int) -> String {
        entries(of: CommandSequences(sequences.map { $0.map(WireValue.text) }).bytes, room: room)
    }

    private func entries(of commands: [UInt8], room: Int) -> String {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: room, alignment: 8)
        defer { memory.deallocate() }
        _ = memory.initializeMemory(as: UInt8.self, repeating: 0)
        commands.withUnsafeBytes { commands in
            guard let start = commands.baseAddress, let ledger = memory.baseAddress else { return }
            serve(
                Harness(Counter.self), commands: start, commandCount: commands.count, ledger: ledger, ledgerSize: room)
        }
        return String(decoding: Ledger.entries(in: UnsafeRawBufferPointer(memory)), as: UTF8.self)
    }
}

/// Counts the commands told to it.
private struct Counter: Subject {
    private var count = 0

    mutating func perform(_ command: Word) throws(Trap) -> Word {
        guard command.text != "stop" else { throw Trap("stopped") }
        count += 1
        return Word(text: String(count))
    }
}

private struct Word: WireRepresentable {
    var text: String

    init(text: String) { self.text = text }

    init?(wire: WireValue) {
        guard let text = wire.text, !text.isEmpty else { return nil }
        self.text = text
    }

    var wire: WireValue { .text(text) }
}
