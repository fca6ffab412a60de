import CourseModel
import ProgressStore

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A folder of a test's own, gone with the value.
final class Workspace {
    let path: String

    init() {
        // In memory where there is such a place: these tests wait for the disk more than for anything else.
        let memory = "/dev/shm"
        let parent =
            FileManager.default.isWritableFile(atPath: memory)
            ? memory : FileManager.default.temporaryDirectory.path
        path = parent + "/progress-" + UUID().uuidString
    }

    /// A copy of what stands on the disk of `other` now.
    convenience init(copying other: Workspace) throws {
        self.init()
        for name in other.names() where !name.hasSuffix("-shm") {
            try write(other.bytes(other.folder + "/" + name), to: folder + "/" + name)
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var folder: String { path + "/.learn" }
    var database: String { folder + "/progress.sqlite" }

    func store(patience: Int = 5_000) throws -> ProgressStore {
        try ProgressStore(workspace: path, patience: patience)
    }

    /// The names in the progress folder; none where it is missing.
    func names() -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() }

    func bytes(_ file: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: file))) }

    /// Makes the folders that the file stands in.
    func write(_ bytes: [UInt8], to file: String) throws {
        let parent = String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)])
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(filePath: file))
    }
}

extension Attempt {
    /// The `number`th attempt of a test.
    static func sample(_ number: Int, _ action: Action = .answered(["1", "İkinci yanıt"], .passed)) -> Attempt {
        Attempt(
            step: StepID(lesson: LessonID("lesson"), step: "step-\(number)"), stepHash: "hash",
            time: 1_700_000_000_000 + Int64(number), action: action)
    }
}
