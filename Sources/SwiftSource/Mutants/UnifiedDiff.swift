/// Two versions of a file that differ in one place, in the unified format of `diff -U1`. A line ends at a newline byte.
public enum UnifiedDiff {
    /// `file` is the name to show.
    public static func of(_ old: [UInt8], _ new: [UInt8], file: String) -> String {
        let before = lines(old)
        let after = lines(new)
        let start = zip(before, after).prefix { $0 == $1 }.reduce(0) { count, _ in count + 1 }
        let rest = min(before.count, after.count) - start
        let end = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.reduce(0) { count, _ in count + 1 }
        let same = min(end, rest)
        let first = max(0, start - 1)
        let oldRange = first..<min(before.count, before.count - same + 1)
        let newRange = first..<min(after.count, after.count - same + 1)
        let context = before[first..<start].map { " " + text($0) }
        let removed = before[start..<(before.count - same)].map { "-" + text($0) }
        let added = after[start..<(after.count - same)].map { "+" + text($0) }
        let tail = before[(before.count - same)..<oldRange.upperBound].map { " " + text($0) }
        let head = "@@ -\(first + 1),\(oldRange.count) +\(first + 1),\(newRange.count) @@"
        return (["--- \(file)", "+++ \(file)", head] + context + removed + added + tail).joined(separator: "\n")
    }

    private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
        text.split(separator: 0x0A, omittingEmptySubsequences: false)
    }

    private static func text(_ line: ArraySlice<UInt8>) -> String { String(decoding: line, as: UTF8.self) }
}
