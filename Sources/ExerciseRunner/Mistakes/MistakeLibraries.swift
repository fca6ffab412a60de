internal import CourseModel
internal import Hashing

/// An exercise's mistakes, compiled once and kept.
struct MistakeLibraries {
    let folder: ExerciseFolder
    let commands: CommandsModule?
    let installation: Installation

    /// Where the libraries are kept, each `KEY.so`.
    private var path: String { installation.kit + "/mistakes" }

    /// The mistakes' names with their libraries' names, in order; what is missing is compiled, as many at a time as there
    /// are processors. Mistakes that do not compile are left out: `learn verify` says so.
    func libraries() throws(GraderFault) -> [(mistake: String, library: String)] {
        try System.makeFolders(path)
        let harness = try folder.harness()
        var all: [(mistake: String, library: String, source: [UInt8])] = []
        for mistake in folder.mistakes {
            guard let source = System.read(folder.mistakePath(mistake)) else { continue }
            all.append((mistake, key(source, harness), source))
        }
        var waiting = all.filter { !System.exists("\(path)/\($0.library).so") }.map { ($0.library, $0.source) }
        while !waiting.isEmpty {
            try compile(Array(waiting.prefix(System.processors)), harness: harness)
            waiting.removeFirst(min(System.processors, waiting.count))
        }
        return all.filter { System.exists("\(path)/\($0.library).so") }.map { ($0.mistake, $0.library) }
    }

    /// The toolchain's libraries that the mistakes and the harness import.
    func imported() throws(GraderFault) -> [String] {
        var sources = [try folder.harness()]
        sources += folder.mistakes.compactMap { System.read(folder.mistakePath($0)) }
        let names = sources.flatMap { ImportedModules.libraries(in: $0, folder: installation.toolchain.libraries) }
        return Array(Set(names)).sorted()
    }

    /// Puts the libraries where a host can see them.
    func copy(_ libraries: [String], to folder: String) throws(GraderFault) {
        for library in libraries {
            guard let bytes = System.read("\(path)/\(library).so") else { throw .missingFile(library) }
            try System.write(bytes, to: "\(folder)/\(library).so")
        }
    }

    private func key(_ source: [UInt8], _ harness: [UInt8]) -> String {
        SHA256.hexDigest(of: source + [0] + harness + [0] + Array((commands?.folder ?? "").utf8))
    }

    private func compile(_ sources: [(library: String, source: [UInt8])], harness: [UInt8]) throws(GraderFault) {
        let scratch = try ScratchFolder(in: installation.temporary)
        var running: [(String, Compilation)] = []
        for (library, source) in sources {
            let own = scratch.path + "/" + library
            try System.makeFolders(own)
            var sources = try folder.sources(source, harness: harness, in: own)
            sources.commands = commands
            running.append((library, try Compilation(sources, to: "library", in: own, installation: installation)))
        }
        for (library, compilation) in running {
            guard case .success(let product) = compilation.finish(within: 60_000) else { continue }
            guard let bytes = System.read(product.library) else { throw .missingFile(product.library) }
            try System.write(bytes, to: "\(path)/\(library).so")
        }
    }
}
