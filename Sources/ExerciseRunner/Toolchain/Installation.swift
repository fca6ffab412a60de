public import CourseModel
internal import Hashing

/// What a check needs of the machine, found once.
public struct Installation: Sendable {
    public let toolchain: SwiftToolchain
    /// The program `learn-host`.
    let host: String
    /// A folder that holds the modules that a student's code may see: `ExerciseKit`, and for a screen what stands for SwiftUI.
    private(set) var kit: String
    /// Tells builds of the kit apart.
    let kitIdentity: String
    /// Another compiler, kit, host, engine or reference has another one.
    private(set) var identity: String
    /// Only for exercises that use it.
    private(set) var swiftUI: SwiftUIModule?
    private let products: String
    /// Everything here can be made again; it depends on the toolchain.
    let cache: String
    /// Where checks make their folders: every user can enter it, unlike the cache.
    let temporary: String
    /// What programs are given of the environment.
    let environment: [String]

    /// `products` is the folder that holds `learn-host` and `Modules`, as a build leaves them; `cache` the folder for what
    /// is kept between runs.
    public init(
        toolchain: SwiftToolchain, products: String, cache: String, environment: [String: String]
    ) throws(GraderFault) {
        self.toolchain = toolchain
        self.products = products
        host = products + "/learn-host"
        guard System.isExecutable(host) else { throw .missingFile(host) }
        let module = products + "/Modules/ExerciseKit.swiftmodule"
        guard let fingerprint = System.fingerprint(module), let real = System.resolve(module) else {
            throw .missingFile(module)
        }
        kitIdentity = real + " " + fingerprint
        identity = [
            toolchain.identity, kitIdentity, System.fingerprint(host) ?? "", System.programFingerprint ?? "",
            Self.flags.joined(separator: " "),
        ].joined(separator: "\n")
        temporary = environment["TMPDIR"] ?? "/tmp"
        // The compiler's module cache is bound to one spelling of its path.
        try System.makeFolders(cache)
        // What is kept there is run: in a folder where all may write, another user may have been first.
        guard !cache.hasPrefix(temporary + "/") || System.isOwnFolder(cache) else { throw System.refused(cache) }
        self.cache = (System.resolve(cache) ?? cache) + "/" + Self.short(toolchain.identity)
        kit = self.cache + "/" + Self.kitNames[0] + Self.short(kitIdentity)
        let kept = ["PATH", "HOME", "TMPDIR", "SDKROOT", "XDG_CACHE_HOME"]
        self.environment =
            kept.compactMap { name in environment[name].map { "\(name)=\($0)" } } + ["LC_ALL=C", "TZ=UTC"]
        try arrangeKit(modules: [real])
    }

    /// Builds of the kit and of what stands for SwiftUI that are kept.
    static let mostKits = 8
    private static let kitNames = ["kit-", "screens-"]

    /// The same for an exercise whose code imports SwiftUI.
    func withSwiftUI() throws(GraderFault) -> Installation {
        guard swiftUI == nil else { return self }
        let found = try SwiftUIModule(products: products)
        var installation = self
        installation.swiftUI = found
        installation.identity += "\n" + found.identity
        installation.kit = cache + "/" + Self.kitNames[1] + Self.short(kitIdentity + found.identity)
        try installation.arrangeKit(modules: [kit + "/ExerciseKit.swiftmodule"] + found.modules)
        return installation
    }

    /// Differs where the compiler, the kit, the host or `program` is another, and is the same on another machine with the
    /// same ones: what is kept in CI is carried from machine to machine. Reads them whole.
    public func contentIdentity(with program: String) -> String {
        let compiler = System.age(toolchain.root + "/bin/swift-frontend") ?? toolchain.identity
        let files = [host, kit + "/ExerciseKit.swiftmodule", program]
        return ([compiler] + files.map { SHA256.hexDigest(of: System.read($0) ?? []) }).joined(separator: "\n")
    }

    /// Differs where what stands for SwiftUI is another; the same on another machine. Empty where it is missing.
    public var swiftUIContentIdentity: String {
        guard let found = try? SwiftUIModule(products: products) else { return "" }
        let files = found.modules + [found.library, found.macros]
        return files.map { SHA256.hexDigest(of: System.read($0) ?? []) }.joined(separator: "\n")
    }

    /// A folder for what is kept under this name, whatever the toolchain; its parent is there.
    public func cacheFolder(_ name: String) -> String { (cache.parted(atLast: "/") ?? cache) + "/" + name }

    var moduleCache: String { cache + "/modules" }

    private func arrangeKit(modules: [String]) throws(GraderFault) {
        for module in modules {
            let copy = kit + "/" + (module.split(separator: "/").last ?? "")
            guard !System.exists(copy) else { continue }
            try System.makeFolders(kit)
            try System.keepCopy(of: module, at: copy)
            Pruning.prune(cache, to: Self.mostKits, prefixes: Self.kitNames)
        }
        // So that it is known to be in use.
        if System.lastUse(kit) < Double(System.seconds) - Pruning.grace / 2 { System.touch(kit) }
    }

    private static func short(_ text: String) -> String { String(SHA256.hexDigest(of: text).prefix(16)) }
}

extension Installation {
    /// The cache's folder by the usual rules: `XDG_CACHE_HOME`, else `HOME/.cache`, else a temporary folder of the user's.
    public static func cacheFolder(_ environment: [String: String], user: UInt32) -> String {
        if let named = environment["XDG_CACHE_HOME"], named.hasPrefix("/") { return named + "/learn" }
        if let home = environment["HOME"], home.hasPrefix("/") { return home + "/.cache/learn" }
        return (environment["TMPDIR"] ?? "/tmp") + "/learn-\(user)"
    }

    /// How to compile and link, from the cache or from the toolchain's driver; nil where the driver says something else than
    /// expected: then the driver itself has to do it.
    func buildCommands() throws(GraderFault) -> BuildCommands? {
        let kept = kit + "/commands"
        if let bytes = System.read(kept) { return BuildCommands(text: String(decoding: bytes, as: UTF8.self)) }
        let sources = [kit + "/First.swift", kit + "/Second.swift"]
        for source in sources { try System.keep([], at: source) }
        let driver = try CapturedProgram(
            driverCommand(sources, to: kit + "/Learner.so") + ["-###"], environment: environment)
        guard case .ended(.exited(0), let output) = driver.finish(within: 30_000),
            let commands = BuildCommands(
                driverOutput: String(decoding: output, as: UTF8.self), sources: sources)
        else { return nil }
        try System.write(Array(commands.text.utf8), to: kept)
        return commands
    }

    /// The whole way from sources to library by the toolchain's driver: slower than its parts.
    func driverCommand(_ sources: [String], to library: String) -> [String] {
        [toolchain.compiler] + Self.flags + moduleFlags + sources + ["-o", library]
    }

    /// Of the driver: where modules are, and what stands for which.
    var moduleFlags: [String] { ["-I", kit, "-module-cache-path", moduleCache] + (swiftUI?.flags ?? []) }

    /// Of the driver, but for places.
    private static let flags =
        ["-emit-library", "-whole-module-optimization", "-parse-as-library", "-Onone", "-swift-version", "5"]
        + ["-module-name", "Learner", "-suppress-warnings", "-diagnostic-style", "llvm"]
        + ["-Xfrontend", "-debug-diagnostic-names"]
}

extension String {
    /// What stands before the last `mark`.
    fileprivate func parted(atLast mark: Character) -> String? { lastIndex(of: mark).map { String(self[..<$0]) } }
}
