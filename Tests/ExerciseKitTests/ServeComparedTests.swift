import ExerciseKit
import Testing

struct ServeComparedTests {
    @Test func `where all show what is expected the entries of the last are left`() {
        let (entries, served) = run([("a", "a"), ("b", "b")])
        #expect(entries == "b")
        #expect(served == ["a", "b"])
    }

    @Test func `the first that differs is the last that is served, and nothing is left of it`() {
        let (entries, served) = run([("a", "a"), ("b", "x"), ("c", "c")])
        #expect(entries == "")
        #expect(served == ["a", "b"])
    }

    @Test func `what shows more or less than is expected differs`() {
        #expect(run([("ab", "a"), ("c", "c")]).served == ["ab"])
        #expect(run([("a", "ab"), ("c", "c")]).served == ["a"])
    }

    @Test func `what shows nothing is not taken for the one before`() {
        let (entries, served) = run([("a", "a"), ("", "a"), ("a", "a")])
        #expect(entries == "")
        #expect(served == ["a", ""])
    }

    /// Runs programs that show a text, each with the text that is expected.
    private func run(_ texts: [(shown: String, expected: String)]) -> (entries: String, served: [String]) {
        let sequences = texts.map { text in
            ComparedSequences.Sequence([.text(text.shown)], entries: Array(text.expected.utf8))
        }
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 256, alignment: 8)
        defer { memory.deallocate() }
        _ = memory.initializeMemory(as: UInt8.self, repeating: 0)
        var served: [String] = []
        ComparedSequences(sequences).bytes.withUnsafeBytes { bytes in
            serve(compared: bytes, ledger: memory) { commands, count, ledger, _ in
                // One sequence of one command, a text: `1:1:"SIZE:TEXT`.
                let told = String(decoding: UnsafeRawBufferPointer(start: commands, count: count), as: UTF8.self)
                let text = String(texts[served.count].shown)
                #expect(told.hasSuffix(text))
                served.append(text)
                guard !text.isEmpty else { return }
                let shown = Array(text.utf8)
                ledger.storeBytes(of: UInt64(shown.count), as: UInt64.self)
                (ledger + Ledger.headerSize).copyMemory(from: shown, byteCount: shown.count)
            }
        }
        return (String(decoding: Ledger.entries(in: UnsafeRawBufferPointer(memory)), as: UTF8.self), served)
    }
}
