#if os(Linux)
    import CSeccomp
    import Glibc
    import HostProtocol

    /// Waits for a student's process, reads what it prints, and stops it where it takes too long or prints too much.
    struct Watch {
        let process: pid_t
        let output: Int32
        let limits: HostLimits
        private var printed = 0
        private(set) var tail: [UInt8] = []
        private var outputIsOpen = true

        init(process: pid_t, output: Int32, limits: HostLimits) {
            self.process = process
            self.output = output
            self.limits = limits
        }

        /// How it ended, and the processor time it took, in milliseconds.
        mutating func wait() -> (HostRunEnd.Cause, Int) {
            let exit = learn_pidfd(process)
            defer { if exit >= 0 { close(exit) } }
            let stop = watch(exit: exit)
            if stop != nil { kill(process, SIGKILL) }
            var status: Int32 = 0
            var usage = rusage()
            while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
            _ = drain()
            let milliseconds = Self.milliseconds(usage)
            return (stop ?? cause(of: status, after: milliseconds), milliseconds)
        }

        /// Nil where the process ended by itself.
        private mutating func watch(exit: Int32) -> HostRunEnd.Cause? {
            let deadline = Self.now + limits.wallMilliseconds
            while true {
                let remaining = deadline - Self.now
                guard remaining > 0 else { return .outOfTime }
                var events = [
                    pollfd(fd: exit, events: Int16(POLLIN), revents: 0),
                    pollfd(fd: outputIsOpen ? output : -1, events: Int16(POLLIN), revents: 0),
                ]
                let patience = exit >= 0 ? remaining : min(remaining, Self.tick)
                let ready = poll(&events, 2, Int32(patience))
                if ready > 0, events[1].revents != 0, !drain() { return .outOfOutput }
                if exit >= 0 ? ready > 0 && events[0].revents != 0 : hasEnded { return nil }
            }
        }

        /// In milliseconds, where the kernel gives no descriptor for a process.
        private static let tick = 2

        /// Leaves it to be waited for.
        private var hasEnded: Bool {
            var information = siginfo_t()
            let options = WEXITED | WNOHANG | WNOWAIT
            return waitid(P_PID, id_t(process), &information, options) == 0 && information.si_signo == SIGCHLD
        }

        /// Reads what is there; false where that is more than may be printed.
        private mutating func drain() -> Bool {
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            while outputIsOpen, printed <= limits.outputBytes {
                let count = read(output, &chunk, chunk.count)
                if count == 0 { outputIsOpen = false }
                guard count > 0 else { break }
                printed += count
                tail.append(contentsOf: chunk[..<count])
                if tail.count > HostRunEnd.outputKept { tail.removeFirst(tail.count - HostRunEnd.outputKept) }
            }
            return printed <= limits.outputBytes
        }

        /// The kernel says that processor time is up by one signal, and by another to a process that ignores the first.
        private func cause(of status: Int32, after milliseconds: Int) -> HostRunEnd.Cause {
            let signal = status & 0x7F
            guard signal != 0 else { return .exited(status: Int(status >> 8) & 0xFF) }
            // The two of them are not counted alike: on a busy machine the limit, counted in ticks, may be met long before.
            let isUp = milliseconds >= limits.processorSeconds * 500
            return isUp && (signal == SIGXCPU || signal == SIGKILL) ? .outOfTime : .signaled(Int(signal))
        }

        private static func milliseconds(_ usage: rusage) -> Int {
            [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + $1.tv_sec * 1000 + Int($1.tv_usec) / 1000 }
        }

        private static var now: Int {
            var time = timespec()
            clock_gettime(CLOCK_MONOTONIC, &time)
            return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
        }
    }
#endif
