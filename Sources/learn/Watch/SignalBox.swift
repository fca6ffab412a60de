#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Where a handler may write to.
nonisolated(unsafe) private var bell: Int32 = -1

/// Signals as bytes on a descriptor.
struct SignalBox {
    let descriptor: Int32

    /// Takes the signals that end, stop or resize a program in a terminal.
    init() {
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) == 0 {
            for end in ends {
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
                _ = fcntl(end, F_SETFL, O_NONBLOCK)
            }
        }
        (descriptor, bell) = (ends[0], ends[1])
        for number in [SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH] { signal(number, ring) }
    }

    /// Stops the program as a terminal's key stops any other: not at all where no shell could let it go on.
    func stop() {
        signal(SIGTSTP, SIG_DFL)
        raise(SIGTSTP)
        signal(SIGTSTP, ring)
    }

    /// Those that came, the oldest first.
    func collect() -> [Int32] {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(descriptor, &bytes, bytes.count)
        return count > 0 ? bytes.prefix(count).map(Int32.init) : []
    }
}

private func ring(_ number: Int32) {
    let kept = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(bell, &byte, 1)
    errno = kept
}
