import Foundation

/// A course on disk for the time of a test.
final class TemporaryCourse {
    /// The folder that holds `Lessons`.
    let root: String

    /// Writes `files`, by their path in `Lessons`, in a folder whose name begins with `name`.
    init(_ files: [String: String], named name: String = "lint") throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-\(UUID().uuidString)")
        root = folder.resolvingSymlinksInPath().path
        for (path, text) in files {
            let file = folder.appendingPathComponent("Lessons/\(path)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }
}
