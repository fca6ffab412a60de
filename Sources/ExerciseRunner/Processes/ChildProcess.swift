internal import CourseModel
internal import Synchronization

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A program running beside this one, in a process group of its own.
final class ChildProcess {
    enum End: Equatable {
        case exited(Int)
        case signaled(Int)
        /// Stopped by this program.
        case stopped
    }

    /// Held while a program is started: no other thread's descriptors may go along.
    static let starting = Mutex(())

    let identifier: pid_t
    private var end: End?

    /// Starts the program at `arguments[0]`. `descriptors[i]` becomes its descriptor `i`; -1 stands for `/dev/null`.
    /// `memory` bytes of address space and so many seconds of a processor are the most that it gets.
    init(
        _ arguments: [String], environment: [String], descriptors: [Int32], memory: Int? = nil,
        processorSeconds: Int? = nil
    ) throws(GraderFault) {
        var actions = FileActions()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (target, source) in descriptors.enumerated() {
            if source < 0 {
                posix_spawn_file_actions_addopen(&actions, Int32(target), "/dev/null", O_RDWR, 0)
            } else {
                posix_spawn_file_actions_adddup2(&actions, source, Int32(target))
            }
        }
        var attributes = Attributes()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        Self.reset(&attributes)
        let words = arguments.map { strdup($0) } + [nil]
        let variables = environment.map { strdup($0) } + [nil]
        defer { for word in words + variables { free(word) } }
        var process: pid_t = 0
        let error = Self.starting.withLock { _ in
            Self.withLimit(memory) { posix_spawn(&process, arguments[0], &actions, &attributes, words, variables) }
        }
        guard error == 0 else {
            throw .system(call: "spawn \(arguments[0])", message: String(cString: strerror(error)))
        }
        identifier = process
        if let processorSeconds { ProcessControl.limit(process, toSeconds: processorSeconds) }
        Leftovers.ofThisProgram.add(process: process)
    }

    deinit { stop() }

    /// Runs `body` under a limit of address space, which a program started by it inherits and this one then loses again: a
    /// shell to set it would cost more than that.
    private static func withLimit(_ bytes: Int?, _ body: () -> Int32) -> Int32 {
        var own = rlimit()
        #if canImport(Glibc)
            let memory = __rlimit_resource_t(RLIMIT_AS.rawValue)
        #else
            let memory = RLIMIT_AS
        #endif
        guard let bytes, getrlimit(memory, &own) == 0, own.rlim_cur > rlim_t(bytes) else { return body() }
        var limit = own
        limit.rlim_cur = rlim_t(bytes)
        defer { setrlimit(memory, &own) }
        setrlimit(memory, &limit)
        return body()
    }

    /// A process group of its own, and no signal blocked or ignored because this program's parent had it so.
    private static func reset(_ attributes: inout Attributes) {
        var all = sigset_t()
        var none = sigset_t()
        sigfillset(&all)
        sigemptyset(&none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    }

    /// Ends it and all in its group, at once.
    func stop() {
        guard end == nil else { return }
        kill(-identifier, SIGKILL)
        _ = wait()
        end = .stopped
    }

    /// Waits until it ends.
    func wait() -> End {
        if let end { return end }
        waitUntilOver()
        Leftovers.ofThisProgram.remove(process: identifier)
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        let signal = Int(status & 0x7F)
        let ended: End = signal == 0 ? .exited(Int(status >> 8) & 0xFF) : .signaled(signal)
        end = ended
        return ended
    }

    /// Leaves its number taken.
    private func waitUntilOver() {
        var information = siginfo_t()
        while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    }

    #if canImport(Glibc)
        private typealias FileActions = posix_spawn_file_actions_t
        private typealias Attributes = posix_spawnattr_t
    #else
        private typealias FileActions = posix_spawn_file_actions_t?
        private typealias Attributes = posix_spawnattr_t?
    #endif
}
