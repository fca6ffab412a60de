#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The project's own files.
enum Documents {
    static let root = #filePath.split(separator: "/Tests/LearnTests/")[0]

    static func read(_ file: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: root + "/" + file)), as: UTF8.self)
    }

    static func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root + "/" + folder).sorted()
    }
}
