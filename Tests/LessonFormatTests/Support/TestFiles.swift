import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Files that tests read, found beside their source.
enum TestFiles {
    /// `Tests/LessonFormatTests`.
    static let folder = String(#filePath.dropLast("/Support/TestFiles.swift".count))
    /// The repository.
    static let repository = String(folder.dropLast("/Tests/LessonFormatTests".count))

    static func bytes(_ path: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: URL(filePath: path)))
    }

    static func text(_ path: String) throws -> String {
        String(decoding: try bytes(path), as: UTF8.self)
    }

    static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    static func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(filePath: path))
    }

    /// Writes an expected file anew where `LEARN_RECORD=1` asks for it. Such a run never passes: read the difference first.
    static func record(_ text: String, to path: String) throws {
        guard isRecording else { return }
        try write(text, to: path)
        Issue.record("\(path) is recorded")
    }

    private static let isRecording = ProcessInfo.processInfo.environment["LEARN_RECORD"] == "1"
}
