internal import CourseModel

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// What a signal that ended a student's process means.
enum SignalEnding {
    private static let marks = ["Fatal error: ", "Precondition failed: ", "Assertion failed: "]

    /// `output` is the last that the process printed.
    static func ending(signal: Int, output: [UInt8]) -> Ending {
        switch Int32(signal) {
        case SIGILL, SIGTRAP: .trapped(message: message(in: output))
        case SIGXFSZ: .outputLimit
        case SIGABRT where message(in: output)?.hasPrefix("failed to allocate ") == true: .memoryLimit
        default: .crashed(signal: signal)
        }
    }

    /// What the runtime said last: the text after `Fatal error: ` or the like, without the stack trace that may follow;
    /// empty for `fatalError()`, nil where it said nothing.
    static func message(in output: [UInt8]) -> String? {
        let text = String(decoding: output, as: UTF8.self)
        let parts = marks.compactMap { lastPart(of: text[...], after: $0) }
        guard var message = parts.min(by: { $0.startIndex > $1.startIndex }) else {
            return text.hasSuffix("Fatal error\n") ? "" : nil
        }
        if let (before, _) = message.parted(by: "\nCurrent stack trace:") { message = before }
        if message.hasSuffix("\n") { message.removeLast() }
        return String(message)
    }

    private static func lastPart(of text: Substring, after mark: String) -> Substring? {
        var found: Substring?
        var rest = text
        while let (_, after) = rest.parted(by: mark) {
            found = after
            rest = after
        }
        return found
    }
}
