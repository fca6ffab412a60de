internal import CourseModel
internal import Synchronization

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Two joined descriptors that no program inherits unless it is given them; closed with this value.
final class Pipe {
    private(set) var readEnd: Int32
    private(set) var writeEnd: Int32

    init() throws(GraderFault) {
        guard let ends = Self.ends() else { throw System.fault("pipe") }
        (readEnd, writeEnd) = ends
    }

    /// A new pipe's ends, to read from and to write to; nil with `errno` where none can be made.
    static func ends() -> (Int32, Int32)? {
        var ends: [Int32] = [-1, -1]
        let isMade = ChildProcess.starting.withLock { _ in
            guard pipe(&ends) == 0 else { return false }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            return true
        }
        return isMade ? (ends[0], ends[1]) : nil
    }

    deinit {
        closeReadEnd()
        closeWriteEnd()
    }

    func closeReadEnd() {
        if readEnd >= 0 { close(readEnd) }
        readEnd = -1
    }

    func closeWriteEnd() {
        if writeEnd >= 0 { close(writeEnd) }
        writeEnd = -1
    }

    enum Wait { case ready, late, cancelled }

    /// Waits until something can be read or the other side is gone, at most for `milliseconds`.
    func waitForInput(_ milliseconds: Int, _ cancellation: Cancellation? = nil) -> Wait {
        let deadline = System.now + milliseconds
        while true {
            var events = [
                pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0),
                // A negative descriptor is passed over.
                pollfd(fd: cancellation?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
            ]
            let ready = poll(&events, 2, Int32(max(0, deadline - System.now)))
            if ready > 0 { return events[1].revents != 0 ? .cancelled : .ready }
            if ready == 0 || errno != EINTR { return .late }
        }
    }
}
