#if os(Linux)
    import CSeccomp
    import ExerciseKit
    import Glibc
    import HostProtocol

    /// The forked process in which a student's code runs. It holds no descriptor but standard input (empty), output and
    /// error: what is observed goes into shared memory.
    struct StudentProcess {
        let run: HostRun
        let memory: SharedMemory
        let output: Int32
        /// Descriptors of the host's.
        let inherited: [Int32]

        typealias Serve = @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer, Int) -> Void

        func begin() -> Never {
            _ = learn_die_with_parent()
            arrangeDescriptors()
            mkdir(run.home, 0o700)
            setenv("HOME", run.home, 1)
            chdir(run.home)
            guard Confinement(limits: run.limits).enter() else { fail(.notConfined, String(cString: strerror(errno))) }
            let serve = load()
            run.commands.withUnsafeBytes { commands in
                guard let start = commands.baseAddress else { return }
                serve(start, commands.count, memory.start, memory.size)
            }
            fflush(nil)
            _exit(0)
        }

        private func arrangeDescriptors() {
            let empty = open("/dev/null", O_RDONLY)
            dup2(empty, 0)
            dup2(output, 1)
            dup2(output, 2)
            for descriptor in inherited { close(descriptor) }
            for descriptor in [empty, output] where descriptor > 2 { close(descriptor) }
        }

        private func load() -> Serve {
            guard let library = dlopen(run.library, RTLD_NOW | RTLD_LOCAL), let symbol = dlsym(library, "learn_serve")
            else { fail(.loadFailure, dlerror().map { String(cString: $0) } ?? "") }
            return unsafeBitCast(symbol, to: Serve.self)
        }

        private func fail(_ entry: Entry, _ reason: String) -> Never {
            var ledger = Ledger(UnsafeMutableRawBufferPointer(start: memory.start, count: memory.size))
            ledger.enter(failure: entry, reason)
            _exit(1)
        }
    }
#endif
