internal import CourseModel

/// An exercise's mistakes, compiled once and kept.
struct MistakeLibraries {
    let folder: ExerciseFolder
    let companions: ExerciseFolder.Companions
    let installation: Installation

    /// A mistake to compile.
    struct Source: Equatable {
        var mistake: String
        var files: StudentFiles
        var companions: ExerciseFolder.Companions
        /// The library's name: another source has another.
        var library: String
    }

    /// Of all exercises.
    private static let mostLibraries = 512

    /// Where the libraries are kept, each `KEY.so`.
    private var path: String { installation.kit + "/mistakes" }

    /// What all the mistakes are made of, in the order of their names; what cannot be read is left out: `learn verify` says
    /// so.
    func sources() throws(GraderFault) -> [Source] {
        var sources: [Source] = []
        for mistake in folder.mistakes {
            guard case .success(let files) = try folder.studentFiles(at: folder.mistakePath(mistake)) else { continue }
            var digest = FramedDigest()
            digest.add(files.digest)
            digest.add(companions)
            sources.append(
                Source(mistake: mistake, files: files, companions: companions, library: digest.hexadecimal))
        }
        return sources
    }

    /// The mistakes' names with their libraries' names, in order; what is missing is compiled, as many at a time as there
    /// are processors. Mistakes that do not compile are left out: `learn verify` says so.
    func libraries(
        _ sources: [Source], _ cancellation: Cancellation?
    ) throws(CheckFailure) -> [(mistake: String, library: String)] {
        try CheckFailure.faults { () throws(GraderFault) in try System.makeFolders(path) }
        var waiting = sources.filter { !isKept($0) }
        while !waiting.isEmpty {
            try compile(Array(waiting.prefix(System.processors)), cancellation)
            waiting.removeFirst(min(System.processors, waiting.count))
        }
        return sources.filter(isKept).map { ($0.mistake, $0.library) }
    }

    private func isKept(_ source: Source) -> Bool { System.exists("\(path)/\(source.library).so") }

    /// The toolchain's libraries that the mistakes and the harness import, and the one that all code compiled without
    /// optimisation wants, which a host compiled with it has not loaded.
    func imported(by sources: [Source]) -> [String] {
        let texts = sources.flatMap { $0.files.files.map(\.file.bytes) + [$0.companions.harness] }
        let names = Set(texts).flatMap { ImportedModules.libraries(in: $0, folder: installation.toolchain.libraries) }
        return Array(Set(names + installation.toolchain.present(["swiftSwiftOnoneSupport"]))).sorted()
    }

    /// Puts the libraries where a host can see them.
    func copy(_ libraries: [String], to folder: String) throws(GraderFault) {
        for library in libraries {
            System.touch("\(path)/\(library).so")
            guard let bytes = System.read("\(path)/\(library).so") else { throw .missingFile(library) }
            try System.write(bytes, to: "\(folder)/\(library).so")
        }
    }

    private func compile(_ sources: [Source], _ cancellation: Cancellation?) throws(CheckFailure) {
        let (scratch, running) = try CheckFailure.faults { () throws(GraderFault) in try start(sources) }
        defer { withExtendedLifetime(scratch) {} }
        for (library, compilation) in running {
            switch compilation.finish(within: 60_000, cancellation) {
            case .success(let product):
                try CheckFailure.faults { () throws(GraderFault) in try keep(product.library, library) }
            case .failure(.cancelled): throw .cancelled
            case .failure: continue
            }
        }
    }

    private func start(_ sources: [Source]) throws(GraderFault) -> (ScratchFolder, [(String, Compilation)]) {
        let scratch = try ScratchFolder(in: installation.temporary)
        var running: [(String, Compilation)] = []
        for source in sources {
            let own = scratch.path + "/" + source.library
            try System.makeFolders(own)
            let written = try folder.sources(source.files, source.companions, in: own)
            running.append(
                (source.library, try Compilation(written, to: "library", in: own, installation: installation)))
        }
        return (scratch, running)
    }

    private func keep(_ made: String, _ library: String) throws(GraderFault) {
        guard let bytes = System.read(made) else { throw .missingFile(made) }
        try System.keep(bytes, at: "\(path)/\(library).so")
        Pruning.prune(path, to: Self.mostLibraries)
    }
}
