/// How this toolchain compiles a student's files in one process, and links them: taken from what its driver says it would
/// run, since the frontend's flags are no stable interface.
struct BuildCommands: Equatable {
    /// The frontend and its flags, without files to compile and without `-o`.
    var frontend: [String]
    /// The object that makes the runtime see a library's types.
    var runtimeObject: String

    /// Reads the lines that `swiftc -### -emit-library` prints for the files `sources`; nil where they are not as expected.
    init?(driverOutput: String, sources: [String]) {
        let lines = driverOutput.split(separator: "\n").map { ShellWords.split($0) }
        guard let compile = lines.first(where: { $0.dropFirst().first == "-frontend" && $0.contains("-c") }),
            let output = compile.lastIndex(of: "-o"), output + 1 < compile.count,
            let object = lines.joined().first(where: { $0.hasSuffix("/swiftrt.o") })
        else { return nil }
        var words = compile
        words.removeSubrange(output...output + 1)
        guard sources.allSatisfy(words.contains) else { return nil }
        words.removeAll { sources.contains($0) }
        frontend = words
        runtimeObject = object
    }

    /// Reads what `text` wrote.
    init?(text: String) {
        let words = text.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
        guard words.count > 2, let object = words.first else { return nil }
        runtimeObject = object
        frontend = Array(words.dropFirst())
    }

    /// The words, each but the last followed by a zero byte.
    var text: String { ([runtimeObject] + frontend).joined(separator: "\0") }

    /// The command that compiles `sources` to the object at `path`.
    func compile(_ sources: [String], to path: String) -> [String] { frontend + sources + ["-o", path] }
}
