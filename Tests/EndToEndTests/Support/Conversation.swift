import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A process whose output is read line by line while it runs, and whose input stays open.
final class Conversation {
    private let process: RunningProcess
    private let input: Int32
    private let output: Int32
    private let files: ScratchFiles
    private var pending: [UInt8] = []
    private var hasEnded = false

    /// Its standard error goes to a file.
    init(_ command: Command) throws {
        files = try ScratchFiles(input: [])
        var ends: [Int32] = [-1, -1, -1, -1]
        for first in [0, 2] {
            let isMade = ends.withUnsafeMutableBufferPointer { buffer in
                buffer.baseAddress.map { pipe($0 + first) == 0 } ?? false
            }
            try #require(isMade)
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (input, output) = (ends[1], ends[2])
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
        posix_spawn_file_actions_adddup2(&actions, ends[3], 1)
        posix_spawn_file_actions_addopen(&actions, 2, files.errorPath, O_WRONLY | O_CREAT, 0o600)
        let shell = ["/bin/sh", "-c", "cd \"$1\" && shift && exec \"$@\"", "sh", command.folder].map { Array($0.utf8) }
        process = try RunningProcess.spawn(shell + command.words, command.variables, &actions)
        close(ends[0])
        close(ends[3])
    }

    deinit {
        if !hasEnded { _ = end(by: SIGKILL) }
        close(input)
        close(output)
    }

    /// The next line, waited for at most 20 seconds; nil at the end of the output.
    func line() throws -> String? {
        var chunk = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            if let end = pending.firstIndex(of: 0x0A) {
                defer { pending.removeFirst(end + 1) }
                return String(decoding: pending[..<end], as: UTF8.self)
            }
            var wait = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            try #require(poll(&wait, 1, 20_000) == 1, "nothing was said")
            let count = read(output, &chunk, chunk.count)
            guard count > 0 else { return nil }
            pending += chunk[..<count]
        }
    }

    /// Ends it by a signal; its exit code.
    func end(by signal: Int32) -> Int32 {
        hasEnded = true
        process.end(by: signal)
        return process.wait()
    }

    func errorText() throws -> String { String(decoding: try files.errors(), as: UTF8.self) }
}
