import CourseModel
import ExerciseRunner
import Testing

/// A student's process can find the ledger in its own memory, and write what it likes there. Only what the reference shows
/// is a pass.
struct ForgedLedgerTests {
    private static let forging = """

        func forge(_ text: String) {
            let entries = Array(text.utf8)
            let file = fopen("/proc/self/maps", "r")
            var line = [CChar](repeating: 0, count: 4096)
            while fgets(&line, 4096, file) != nil {
                let text = String(cString: line)
                guard text.contains("rw-s"), let dash = text.firstIndex(of: "-"),
                    let start = UInt(text[..<dash], radix: 16), let ledger = UnsafeMutableRawPointer(bitPattern: start)
                else { continue }
                for (index, entry) in entries.enumerated() {
                    ledger.storeBytes(of: entry, toByteOffset: 8 + index, as: UInt8.self)
                }
                ledger.storeBytes(of: UInt64(entries.count), as: UInt64.self)
            }
        }

        """

    /// That all is served, that a sequence is, with wrong observations and without, and what only an oracle says.
    private static let forged = [
        "", "e", "s", "se", "ssssssse", "o\"1:1se", "o{0:\"5:notedo{0:\"5:notedse", "t\"1:x", "g{0:\"1:x",
        "r\"1:x",
    ]

    private static func code(_ entries: String) -> String { "forge(\(String(reflecting: entries))); exitAtOnce(0)" }

    private static let snippets = Result { try Snippets(forged.map(code), rest: forging) }

    @Test(arguments: forged) func `what it forges is not right`(_ entries: String) throws {
        let outcome = try Self.snippets.get().run(Self.code(entries))
        #expect(!outcome.isRight)
    }

    @Test func `the right entries are found where they are forged, so that the rest of the tests try something`() throws
    {
        let right =
            "o{0:\"5:notedo{1:\"4:crew\"7:members[1:{2:\"6:member\"4:role\"1:0\"9:astronaut"
            + "{3:\"9:astronaut\"2:id\"1:x\"4:name\"1:X\"11:description\"0:se"
        let snippets = try Snippets([Self.code(right)], rest: Self.forging)
        #expect(try snippets.run(Self.code(right)).isRight)
    }

    @Test func `a program whose forged ledger says that nothing was loaded has not passed`() throws {
        let check = try CrewJoin().checkSolution(
            first: "forge(\"l\\\"1:x\"); exit(1)", rest: Self.forging, imports: "import Glibc")
        #expect(check.verdict == .graderFault(.host("x")))
    }
}
