#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A folder of a test's own, with a space and Arabic letters in its name, gone with the value.
final class TestFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.path + "/my دورة " + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }

    deinit {
        chmod(0o755)
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Writes a file and makes the folders it stands in.
    func write(_ text: String, to file: String) throws {
        let folder = file.split(separator: "/").dropLast().joined(separator: "/")
        try FileManager.default.createDirectory(atPath: path + "/" + folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: path + "/" + file))
    }

    func read(_ file: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: path + "/" + file)), as: UTF8.self)
    }

    /// Every path in it, hidden ones too, sorted.
    func names() -> [String] { ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).sorted() }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path + "/" + name, withIntermediateDirectories: true)
    }

    /// A link that leads to `target`, which need not exist.
    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
    }

    /// Puts a link in a file's place.
    func replaceByLink(_ name: String, to target: String) throws {
        try FileManager.default.removeItem(atPath: path + "/" + name)
        try link(name, to: target)
    }

    func isLink(_ name: String) -> Bool {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: path + "/" + name)) != nil
    }

    func chmod(_ mode: Int, _ file: String = "") {
        try? FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path + "/" + file)
    }

    func mode(_ file: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path + "/" + file)[.posixPermissions] as? Int
    }
}
