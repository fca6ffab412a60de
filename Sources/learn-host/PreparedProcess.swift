#if os(Linux)
    import Glibc
    import HostProtocol

    /// A student's process, confined, that waits for what it is to run. Made while the compiler still works, it is there at
    /// once when it is wanted.
    struct PreparedProcess {
        let identifier: pid_t
        let limits: HostLimits
        let memory: SharedMemory
        /// What it prints is read here.
        let output: Int32
        private let start: Int32

        /// Nil, with `errno`, where the system refuses.
        init?(_ limits: HostLimits) {
            guard let memory = SharedMemory(size: limits.ledgerBytes) else { return nil }
            guard let output = HostPipe() else { return nil }
            guard let start = HostPipe() else { return nil }
            let process = fork()
            if process == 0 {
                StudentProcess(limits: limits, memory: memory, start: start.readEnd, output: output.writeEnd).begin()
            }
            close(output.writeEnd)
            close(start.readEnd)
            // The next ones must not share it.
            guard process > 0, memory.keepToOneself() else { return nil }
            _ = fcntl(output.readEnd, F_SETFL, O_NONBLOCK)
            self.limits = limits
            self.memory = memory
            self.output = output.readEnd
            self.start = start.writeEnd
            identifier = process
        }

        /// Says what to run; false, with `errno`, where it cannot be said.
        func begin(_ run: HostRun) -> Bool {
            let bytes = run.bytes
            guard memory.leave(bytes) else {
                errno = E2BIG
                return false
            }
            var count = bytes.count
            return write(start, &count, MemoryLayout<Int>.size) == MemoryLayout<Int>.size
        }

        /// Once its end has been waited for.
        func release() {
            close(output)
            close(start)
            memory.release()
        }

        /// Ends it where it is not wanted.
        func abandon() {
            kill(identifier, SIGKILL)
            while waitpid(identifier, nil, 0) < 0, errno == EINTR {}
            release()
        }
    }

    struct HostPipe {
        let readEnd: Int32
        let writeEnd: Int32

        init?() {
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else { return nil }
            (readEnd, writeEnd) = (ends[0], ends[1])
        }
    }
#endif
