#if os(Linux)
    import CSeccomp
    import Glibc
    import HostProtocol

    /// Waits for a student's process, reads what it prints, and stops it where it takes too long or prints too much.
    struct Watch {
        let process: PreparedProcess
        private let exit: Int32
        private let deadline: Int
        private var printed = 0
        private var tail: [UInt8] = []
        private var outputIsOpen = true

        init(_ process: PreparedProcess) {
            self.process = process
            exit = learn_pidfd(process.identifier)
            deadline = Self.now + process.limits.wallMilliseconds
        }

        /// What to wait for.
        var events: [pollfd] {
            [
                pollfd(fd: exit, events: Int16(POLLIN), revents: 0),
                pollfd(fd: outputIsOpen ? process.output : -1, events: Int16(POLLIN), revents: 0),
            ]
        }

        /// For how long to wait at most, in milliseconds.
        var patience: Int {
            let remaining = max(0, deadline - Self.now)
            return exit >= 0 ? remaining : min(remaining, Self.tick)
        }

        /// In milliseconds, where the kernel gives no descriptor for a process.
        private static let tick = 2

        /// After a wait: how it ended, where it has ended or is stopped now; nil where it goes on. `events` are those waited for.
        mutating func step(_ events: ArraySlice<pollfd>) -> HostRunEnd? {
            if events.last?.revents != 0, !drain() { return end(stopped: .outOfOutput) }
            if exit >= 0 ? events.first?.revents != 0 : hasEnded { return end(stopped: nil) }
            return deadline <= Self.now ? end(stopped: .outOfTime) : nil
        }

        /// Stops it: what it does is not wanted any more.
        func abandon() {
            if exit >= 0 { close(exit) }
            process.abandon()
        }

        private mutating func end(stopped: HostRunEnd.Cause?) -> HostRunEnd {
            if stopped != nil { kill(process.identifier, SIGKILL) }
            var status: Int32 = 0
            var usage = rusage()
            while wait4(process.identifier, &status, 0, &usage) < 0, errno == EINTR {}
            _ = drain()
            if exit >= 0 { close(exit) }
            let milliseconds = Self.milliseconds(usage)
            defer { process.release() }
            return HostRunEnd(
                cause: stopped ?? cause(of: status, after: milliseconds), processorMilliseconds: milliseconds,
                output: tail, entries: process.memory.entries)
        }

        /// Leaves it to be waited for.
        private var hasEnded: Bool {
            var information = siginfo_t()
            let options = WEXITED | WNOHANG | WNOWAIT
            return waitid(P_PID, id_t(process.identifier), &information, options) == 0
                && information.si_signo == SIGCHLD
        }

        /// Reads what is there; false where that is more than may be printed.
        private mutating func drain() -> Bool {
            let limit = process.limits.outputBytes
            while outputIsOpen, printed <= limit {
                let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
                    let got = read(process.output, buffer.baseAddress, buffer.count)
                    if got == 0 { outputIsOpen = false }
                    count = max(0, got)
                }
                guard !chunk.isEmpty else { break }
                printed += chunk.count
                tail.append(contentsOf: chunk)
                if tail.count > HostRunEnd.outputKept { tail.removeFirst(tail.count - HostRunEnd.outputKept) }
            }
            return printed <= limit
        }

        /// The kernel says that processor time is up by one signal, and by another to a process that ignores the first.
        private func cause(of status: Int32, after milliseconds: Int) -> HostRunEnd.Cause {
            let signal = status & 0x7F
            guard signal != 0 else { return .exited(status: Int(status >> 8) & 0xFF) }
            // The two of them are not counted alike: on a busy machine the limit, counted in ticks, may be met long before.
            let isUp = milliseconds >= process.limits.processorSeconds * 500
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
