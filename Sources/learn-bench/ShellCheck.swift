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

    /// From its start to its end; it has to say that the files are right. Foundation's `Process` takes longer to start a
    /// program than the program takes.
    func run() throws -> Duration {
        setenv("LEARN_WORKSPACE", workspace, 1)
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0, fcntl(ends[0], F_SETFD, FD_CLOEXEC) == 0 else { throw GraderFault.harness("pipe") }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        posix_spawn_file_actions_addclose(&actions, ends[1])
        let spoken = [root + "/learn", "check", step, "--language", "en"]
        let words: [UnsafeMutablePointer<CChar>?] = spoken.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        let start = ContinuousClock.now
        let error = posix_spawn(&process, root + "/learn", &actions, nil, words, environ)
        close(ends[1])
        guard error == 0 else { throw GraderFault.harness("spawn \(error)") }
        let output = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
        let said = String(decoding: output.readDataToEndOfFile(), as: UTF8.self)
        var status: Int32 = 0
        guard waitpid(process, &status, 0) == process else { throw GraderFault.harness("wait") }
        let time = ContinuousClock.now - start
        guard status == 0, said.contains("Right.") else { throw GraderFault.harness(said) }
        return time
    }
}
