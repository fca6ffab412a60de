internal import CourseModel

/// An exercise's own oracle as a library: compiled once and kept.
struct OracleLibrary {
    /// Its name in the host, without `.so`.
    static let name = "oracle"
    /// Two for each oracle.
    private static let mostFiles = 512

    private let path: String

    init(_ sources: OwnSources, commands: CommandsModule?, installation: Installation) throws(GraderFault) {
        guard let text = sources.oracle else { throw .missingFile(sources.path("Oracle.swift")) }
        path = installation.kit + "/oracles/" + sources.oracleKey + ".so"
        guard !System.exists(path) else { return }
        let scratch = try ScratchFolder(in: installation.temporary)
        let source = scratch.path + "/Oracle.swift"
        let object = scratch.path + "/Oracle.o"
        let library = scratch.path + "/oracle.so"
        try System.write(text, to: source)
        let compiler = OwnCompiler(installation: installation, author: sources)
        let imports = commands.map { ["-I", $0.folder] } ?? []
        try compiler.run(
            ["-module-name", "ExerciseOracle", "-c", source, "-o", object] + imports, for: "Oracle.swift")
        try compiler.run(
            ["-emit-library", "-o", library, object] + (commands.map { [$0.object] } ?? []), for: "Oracle.swift")
        try System.makeFolders(installation.kit + "/oracles")
        // Written before the library, which is looked for.
        let wanted = System.read(object).map(AutolinkedLibraries.names) ?? []
        try System.keep(Array(wanted.joined(separator: "\n").utf8), at: path + ".wanted")
        try System.keepCopy(of: library, at: path)
        Pruning.prune(installation.kit + "/oracles", to: Self.mostFiles)
    }

    /// The libraries of the toolchain that it wants, without `lib`.
    var wanted: [String] {
        String(decoding: System.read(path + ".wanted") ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Puts it where a host can see it.
    func copy(to folder: String) throws(GraderFault) {
        for file in [path, path + ".wanted"] { System.touch(file) }
        try System.copy(path, to: folder + "/\(Self.name).so")
    }
}
