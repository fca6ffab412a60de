internal import CourseModel

/// The module `Commands` of an exercise: compiled once and kept. Harness and oracle import it; both link its object.
struct CommandsModule: Equatable {
    /// Holds this module and no other.
    let folder: String
    var object: String { folder + "/Commands.o" }

    /// Nil where the exercise has no `Commands.swift`.
    init?(_ sources: OwnSources, installation: Installation) throws(GraderFault) {
        guard let text = sources.commands else { return nil }
        let folder = installation.kit + "/command-types/" + sources.commandsKey
        self.folder = folder
        // Written last: who finds it finds the module.
        guard !System.exists(object) else { return }
        let scratch = try ScratchFolder(in: installation.temporary)
        let draft = CommandsModule(folder: scratch.output)
        try System.write(text, to: scratch.path + "/Commands.swift")
        try OwnCompiler(installation: installation, author: sources).run(
            ["-module-name", "Commands", "-enable-testing", "-emit-module", "-emit-module-path", draft.module]
                + ["-c", scratch.path + "/Commands.swift", "-o", draft.object], for: "Commands.swift")
        try System.makeFolders(folder)
        try System.keepCopy(of: draft.module, at: module)
        try System.keepCopy(of: draft.object, at: object)
    }

    private init(folder: String) { self.folder = folder }

    private var module: String { folder + "/Commands.swiftmodule" }
}
