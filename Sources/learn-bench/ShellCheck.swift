import CourseModel
import ExerciseRunner
import Foundation

/// `./learn check` as a student types it.
struct ShellCheck {
    /// The course's folder, where the launcher stands.
    var root: String
    var step: String
    var workspace: String
    /// The exercise.
    var name: String

    /// Writes the student's files.
    func put(_ files: StudentFiles) throws {
        let folder = URL(filePath: workspace).appending(path: name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for named in files.files { try Data(named.file.bytes).write(to: folder.appending(path: named.name)) }
    }

    /// From its start to its end; it has to say that the files are right.
    func run() throws -> Duration {
        let output = Pipe()
        let process = Process()
        process.executableURL = URL(filePath: root).appending(path: "learn")
        process.arguments = ["check", step, "--language", "en"]
        process.currentDirectoryURL = URL(filePath: root)
        process.environment = ProcessInfo.processInfo.environment.merging(["LEARN_WORKSPACE": workspace]) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        let start = ContinuousClock.now
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let time = ContinuousClock.now - start
        guard process.terminationStatus == 0, said.contains("Right.") else { throw GraderFault.harness(said) }
        return time
    }
}
