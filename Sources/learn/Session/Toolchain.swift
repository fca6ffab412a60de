#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The Swift toolchain that would be used: `LEARN_TOOLCHAIN`, else the first `swiftc` in PATH.
struct Toolchain: Equatable {
    /// The path of `swiftc`.
    var compiler: String

    static func find(_ surroundings: Surroundings) -> Toolchain? {
        let named = surroundings["LEARN_TOOLCHAIN"].map { [$0 + "/bin"] }
        let folders = named ?? (surroundings["PATH"] ?? "").split(separator: ":").map(String.init)
        let candidates = folders.lazy.map { $0 + "/swiftc" }
        return candidates.first { access($0, X_OK) == 0 }.map(Toolchain.init(compiler:))
    }
}
