internal import CourseModel
internal import Hashing

/// The Swift files by which an exercise brings its own oracle.
struct OwnSources {
    /// The types that both sides see; nil where plain values do.
    let commands: [UInt8]?
    /// The reference, with the function that serves it; nil where the exercise is graded by one of `learn`'s.
    let oracle: [UInt8]?
    /// The exercise's folder.
    private let path: String

    init(_ folder: ExerciseFolder) {
        path = folder.path
        commands = System.read(folder.path + "/Commands.swift")
        oracle = System.read(folder.path + "/Oracle.swift").map { HarnessEntry.completing($0, serving: "oracle") }
    }

    /// Differs where the commands do.
    var commandsKey: String { SHA256.hexDigest(of: commands ?? []) }

    /// Differs where anything here does.
    var oracleKey: String { SHA256.hexDigest(of: Array(commandsKey.utf8) + (oracle ?? [])) }

    /// Where the author has the file, for what the compiler says of it.
    func path(_ file: String) -> String { path + "/" + file }
}
