/// The Swift toolchain that compiles students' files.
public struct SwiftToolchain: Equatable, Sendable {
    /// The folder that holds `bin` and `lib`.
    public let root: String
    /// Another compiler has another one.
    public let identity: String

    /// The path of `swiftc`.
    public var compiler: String { root + "/bin/swiftc" }
    /// Where the runtime's libraries are.
    var libraries: String { root + "/lib/swift/linux" }

    /// The files of those of the libraries `names`, each without `lib`, that the toolchain has.
    func present(_ names: [String]) -> [String] {
        names.map { "lib\($0).so" }.filter { System.exists(libraries + "/" + $0) }
    }

    /// `LEARN_TOOLCHAIN` names the root; else it is that of the first `swiftc` in PATH. Nil where there is none.
    public static func find(_ environment: [String: String]) -> SwiftToolchain? {
        if let named = environment["LEARN_TOOLCHAIN"] { return SwiftToolchain(root: named) }
        for folder in (environment["PATH"] ?? "").split(separator: ":") {
            let compiler = String(folder) + "/swiftc"
            guard System.isExecutable(compiler) else { continue }
            // A link in another folder leads to the toolchain; so may a folder that is a link.
            for place in [System.resolve(compiler).map(parent), System.resolve(String(folder))] {
                if let place, let found = SwiftToolchain(root: parent(of: place)) { return found }
            }
        }
        return nil
    }

    private init?(root: String) {
        guard let frontend = System.resolve(root + "/bin/swift-frontend"),
            let fingerprint = System.fingerprint(frontend)
        else { return nil }
        self.root = root
        identity = frontend + " " + fingerprint
    }

    private static func parent(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? path
    }
}
