#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where things of the project are.
enum Places {
    /// The folder of the package.
    static let package = String(#filePath.prefix(#filePath.count - "/Tests/CourseVerifyTests/Places.swift".count))

    /// What the build made: the folder of the test bundle, else the package's debug build.
    static let products: String = {
        let words = CommandLine.arguments
        let bundle = words.firstIndex(of: "--test-bundle-path").flatMap { words.dropFirst($0 + 1).first } ?? words[0]
        let folders = bundle.split(separator: "/", omittingEmptySubsequences: false)
        let beside = (1...5).lazy.map { folders.dropLast($0).joined(separator: "/") }
        let isBuild = { (path: String) in FileManager.default.isExecutableFile(atPath: path + "/learn-host") }
        return beside.first(where: isBuild) ?? package + "/.build/debug"
    }()
}
