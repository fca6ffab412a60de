import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What a finished process left.
struct CommandRun: Sendable {
    /// The exit code; 128 and the signal's number where a signal ended it.
    var exitCode: Int32
    var output: [UInt8]
    var errors: [UInt8]

    var outputText: String { String(decoding: output, as: UTF8.self) }
    var errorText: String { String(decoding: errors, as: UTF8.self) }
}

/// A process to be started: with nothing of the test's own surroundings, and no terminal.
struct Command: Sendable {
    /// Each word as bytes, since words need not be UTF-8; the first is the program's path.
    var words: [[UInt8]]
    var input: [UInt8] = []
    /// Where its standard output goes instead of being kept.
    var outputPath: String?
    var folder: String
    var variables: [String: String]

    init(_ program: String, _ arguments: [[UInt8]], folder: String, variables: [String: String] = [:]) {
        words = [Array(program.utf8)] + arguments
        self.folder = folder
        self.variables = ["HOME": folder, "LC_ALL": "C", "PATH": "/usr/bin:/bin"].merging(variables) { _, new in new }
    }

    /// Runs it to its end.
    func run() throws -> CommandRun {
        let files = try ScratchFiles(input: input)
        let process = try start(files)
        return CommandRun(exitCode: process.wait(), output: try files.output(), errors: try files.errors())
    }

    /// Starts it, its ends at `files`.
    func start(_ files: ScratchFiles) throws -> RunningProcess {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, files.inputPath, O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, outputPath ?? files.outputPath, O_WRONLY | O_CREAT, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, files.errorPath, O_WRONLY | O_CREAT, 0o600)
        // posix_spawn cannot change the folder everywhere; a shell can, and becomes the program.
        let shell = ["/bin/sh", "-c", "cd \"$1\" && shift && exec \"$@\"", "sh", folder].map { Array($0.utf8) }
        return try RunningProcess.spawn(shell + words, variables, &actions)
    }
}

/// A child process that has not been waited for.
struct RunningProcess: Sendable {
    let id: pid_t

    static func spawn(
        _ words: [[UInt8]], _ variables: [String: String], _ actions: inout posix_spawn_file_actions_t
    ) throws -> RunningProcess {
        var arguments = words.map { word in strdup((word + [0]).map { CChar(bitPattern: $0) }) } + [nil]
        var environment = variables.map { name, value in strdup("\(name)=\(value)") } + [nil]
        defer { for pointer in arguments + environment { free(pointer) } }
        // A test runs on a thread that blocks signals; a shell that inherits that waits for its children for ever.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var child: pid_t = 0
        let program = String(decoding: words[0], as: UTF8.self)
        let failure = posix_spawn(&child, program, &actions, &attributes, &arguments, &environment)
        try #require(failure == 0, "\(program): \(String(cString: strerror(failure)))")
        return RunningProcess(id: child)
    }

    func end(by signal: Int32) { kill(id, signal) }

    /// As a shell gives it: the exit code, or 128 and the signal's number.
    func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }
}
