internal import CourseModel

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// What the end of a compiler or linker means that names no error.
enum CompilerEnd: Equatable {
    /// It crashed on what it was given; its telling words.
    case crashed(String)
    /// The machine gave it too little, or it was killed.
    case starved(String)
    /// It gave up; its last words.
    case refused(String)

    private static let crashes = [SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS].map(Int.init)
    private static let wants = [
        "out of memory", "bad_alloc", "Cannot allocate memory", "No space left on device", "Disk quota exceeded",
    ]

    init(_ end: ChildProcess.End, _ output: [UInt8]) {
        let words = String(decoding: output.suffix(64 << 10), as: UTF8.self)
        let signal = Self.signal(end, words)
        let isWanting = Self.wants.contains { words[...].parted(by: $0) != nil }
        switch signal {
        case let signal? where !Self.crashes.contains(signal):
            self = .starved("ended by signal \(signal)")
        case _ where isWanting: self = .starved(Self.lastLine(words))
        case .some: self = .crashed(Self.place(words))
        case nil: self = .refused(String(words.suffix(2000)))
        }
    }

    func failure(of program: String) -> Compilation.Failure {
        switch self {
        case .crashed(let words): .errors([.compilerCrashed(message: words)])
        case .starved(let words): .fault(.system(call: program, message: words))
        case .refused(let words): .errors([.doesNotFit(message: words)])
        }
    }

    /// The driver does not crash along with the compiler; it says so and exits.
    private static func signal(_ end: ChildProcess.End, _ words: String) -> Int? {
        if case .signaled(let signal) = end { return signal }
        guard let (_, after) = words[...].parted(by: "command failed due to signal ") else { return nil }
        return Int(after.prefix { $0.isNumber })
    }

    /// What the compiler was at: the innermost entry of its stack dump, such as `3. While type-checking …`.
    private static func place(_ words: String) -> String {
        let lines = words.split(whereSeparator: \.isNewline)
        guard let (_, place) = lines.compactMap({ $0.parted(by: ".\tWhile ") }).last else { return lastLine(words) }
        return "While " + place.prefix(300)
    }

    private static func lastLine(_ words: String) -> String {
        String(words.split(whereSeparator: \.isNewline).last?.prefix(300) ?? "")
    }
}
