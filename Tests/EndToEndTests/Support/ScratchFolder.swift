import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A folder of a test's own, gone with the value.
final class ScratchFolder: Sendable {
    let path: String

    /// `name` may hold spaces and letters of any script.
    init(_ name: String = "course") throws {
        let memory = "/dev/shm"
        let parent =
            FileManager.default.isWritableFile(atPath: memory)
            ? memory : FileManager.default.temporaryDirectory.path
        path = "\(parent)/learn-\(UUID().uuidString)/\(name)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        let parent = path.split(separator: "/").dropLast().joined(separator: "/")
        try? FileManager.default.removeItem(atPath: "/" + parent)
    }

    /// By another process, for the same reason as programs are written by one.
    func copy(_ folder: String, to name: String) throws {
        let words = ["-Rp", folder, "\(path)/\(name)"].map { Array($0.utf8) }
        #expect(try Command("/bin/cp", words, folder: path).run().exitCode == 0)
    }

    func write(_ text: String, to name: String, isProgram: Bool = false) throws {
        let file = "\(path)/\(name)"
        let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        guard isProgram else { return try Data(text.utf8).write(to: URL(filePath: file)) }
        // Written by another process: one forked from here meanwhile would hold it open, and it could not be run.
        try Data(text.utf8).write(to: URL(filePath: file + ".draft"))
        let words = ["-m", "755", file + ".draft", file].map { Array($0.utf8) }
        #expect(try Command("/usr/bin/install", words, folder: path).run().exitCode == 0)
    }

    func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: "\(path)/\(name)"))) }

    func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

    func write(_ bytes: [UInt8], to name: String) throws {
        try Data(bytes).write(to: URL(filePath: "\(path)/\(name)"))
    }

    func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")) ?? []).sorted()
    }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }
}

/// The files that stand for a process's standard input, output and errors.
final class ScratchFiles: Sendable {
    private let folder: ScratchFolder
    var inputPath: String { folder.path + "/in" }
    var outputPath: String { folder.path + "/out" }
    var errorPath: String { folder.path + "/err" }

    init(input: [UInt8]) throws {
        folder = try ScratchFolder("ends")
        try folder.write(input, to: "in")
    }

    func output() throws -> [UInt8] { folder.exists("out") ? try folder.bytes("out") : [] }
    func errors() throws -> [UInt8] { folder.exists("err") ? try folder.bytes("err") : [] }
}
