/// Tells texts from attacks: cmark-gfm looks for the end of a bare link over and over within one run without white space,
/// and copies the rest of the line for each address that it finds.
enum AutolinkSize {
    /// In steps of cmark-gfm, about a nanosecond each.
    static let mostSteps = 1 << 26
    /// In bytes; a shorter run costs nothing worth counting.
    static let shortRun = 64

    /// Whether bare links in `source` are found in at most about `mostSteps`: the squares of the runs' lengths, and a
    /// quarter of each line's length for each `@` in it.
    static func isReasonable(_ source: String) -> Bool {
        var steps = 0
        var run = 0
        var line = 0
        var marks = 0
        for byte in source.utf8 {
            line += 1
            if byte == UInt8(ascii: "@") { marks += 1 }
            guard isSpace(byte) else {
                run += 1
                continue
            }
            steps += self.steps(run: run)
            run = 0
            guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
            steps += self.steps(line: line, marks: marks)
            line = 0
            marks = 0
        }
        return steps + self.steps(run: run) + self.steps(line: line, marks: marks) <= mostSteps
    }

    private static func steps(run: Int) -> Int { run > shortRun ? run * run : 0 }

    private static func steps(line: Int, marks: Int) -> Int { line * marks / 4 }

    /// Where cmark-gfm ends a link.
    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
