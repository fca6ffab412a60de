#if os(Linux)
    import CSeccomp
    import ExerciseKit
    import Glibc
    import HostProtocol

    /// The forked process in which a student's code runs. It holds no descriptor but standard input (empty), output and
    /// error: what is observed goes into shared memory.
    struct StudentProcess {
        let limits: HostLimits
        let memory: SharedMemory
        /// What comes here says that the memory holds what is to be run.
        let start: Int32
        let output: Int32

        typealias Serve = @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer, Int) -> Void

        func begin() -> Never {
            _ = learn_die_with_parent()
            resetSignals()
            let start = arrangeDescriptors()
            let refusal = Confinement(limits: limits).enter() ? nil : String(cString: strerror(errno))
            guard let run = awaitRun(start) else { _exit(0) }
            if let refusal { fail(.notConfined, refusal) }
            mkdir(run.home, 0o700)
            setenv("HOME", run.home, 1)
            chdir(run.home)
            let serve = load(run.library)
            run.commands.withUnsafeBytes { commands in
                guard let start = commands.baseAddress else { return }
                serve(start, commands.count, memory.start, memory.size)
            }
            fflush(nil)
            _exit(0)
        }

        /// As in a program just started: the host ignores one, and the runtime would explain crashes by another program.
        private func resetSignals() {
            for number in [SIGPIPE, SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] {
                signal(number, SIG_DFL)
            }
            var none = stack_t()
            none.ss_flags = Int32(SS_DISABLE)
            sigaltstack(&none, nil)
        }

        /// Gives the descriptor to wait at, the only one beside the usual three.
        private func arrangeDescriptors() -> Int32 {
            // Out of the way of the usual three, whatever numbers they have.
            let kept = fcntl(start, F_DUPFD, 16)
            let printed = fcntl(output, F_DUPFD, 16)
            let empty = fcntl(open("/dev/null", O_RDONLY), F_DUPFD, 16)
            dup2(empty, 0)
            dup2(printed, 1)
            dup2(printed, 2)
            dup2(kept, 3)
            learn_close_from(4)
            return 3
        }

        /// Nil where the host does not want it any more.
        private func awaitRun(_ start: Int32) -> HostRun? {
            var count = 0
            var got = read(start, &count, MemoryLayout<Int>.size)
            while got < 0, errno == EINTR { got = read(start, &count, MemoryLayout<Int>.size) }
            close(start)
            guard got == MemoryLayout<Int>.size else { return nil }
            return HostRun(bytes: memory.take(count))
        }

        private func load(_ path: String) -> Serve {
            guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL), let symbol = dlsym(library, "learn_serve")
            else { fail(.loadFailure, dlerror().map { String(cString: $0) } ?? "") }
            return unsafeBitCast(symbol, to: Serve.self)
        }

        private func fail(_ entry: Entry, _ reason: String) -> Never {
            var ledger = Ledger(memory.bytes)
            ledger.enter(failure: entry, reason)
            _exit(1)
        }
    }
#endif
