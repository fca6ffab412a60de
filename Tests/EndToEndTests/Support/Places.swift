#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where things of the project are.
enum Places {
    /// The folder of the package.
    static let package = String(#filePath.prefix(#filePath.count - "/Tests/EndToEndTests/Support/Places.swift".count))
    static let tests = package + "/Tests/EndToEndTests"
    static let golden = tests + "/Golden"
    static let sample = tests + "/Courses/sample"

    /// The program under test: `LEARN_PROGRAM`, else the one built beside this test bundle, else the package's debug build.
    static let program: String = {
        if let named = ProcessInfo.processInfo.environment["LEARN_PROGRAM"] { return named }
        let words = CommandLine.arguments
        let bundle = words.firstIndex(of: "--test-bundle-path").flatMap { words.dropFirst($0 + 1).first } ?? words[0]
        let folders = bundle.split(separator: "/", omittingEmptySubsequences: false)
        let beside = (1...5).lazy.map { folders.dropLast($0).joined(separator: "/") + "/learn" }
        let isProgram = { (path: String) in path != "/learn" && FileManager.default.isExecutableFile(atPath: path) }
        return beside.first(where: isProgram) ?? package + "/.build/debug/learn"
    }()
}
