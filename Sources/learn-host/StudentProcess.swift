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
        let inherited: [FrameDescriptor]

        typealias Serve = @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer, Int) -> Void

        /// Ends the process with one of these where it could not run the student's code.
        enum Failure: Int32 {
            case notConfined = 120, notLoaded = 121
        }

        func begin() -> Never {
            _ = learn_die_with_parent()
            arrangeDescriptors()
            mkdir(run.home, 0o700)
            setenv("HOME", run.home, 1)
            chdir(run.home)
            guard Confinement(limits: run.limits).enter() else { _exit(Failure.notConfined.rawValue) }
            guard let serve = load() else { _exit(Failure.notLoaded.rawValue) }
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
            for descriptor in inherited { close(descriptor.number) }
            for descriptor in [empty, output] where descriptor > 2 { close(descriptor) }
        }

        private func load() -> Serve? {
            guard let library = dlopen(run.library, RTLD_NOW | RTLD_LOCAL), let symbol = dlsym(library, "learn_serve")
            else {
                var ledger = Ledger(UnsafeMutableRawBufferPointer(start: memory.start, count: memory.size))
                ledger.enterLoadFailure(dlerror().map { String(cString: $0) } ?? "")
                return nil
            }
            return unsafeBitCast(symbol, to: Serve.self)
        }
    }
#endif
