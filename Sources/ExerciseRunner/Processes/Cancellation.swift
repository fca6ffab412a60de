internal import CourseModel

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Says to a check that its verdict is no longer wanted. Any thread may say it, and so may a signal handler; once said it
/// holds for ever. The check ends the compiler and the host at once.
public final class Cancellation: Sendable {
    /// The read end of a pipe, which can be read from when it is cancelled and is never emptied; -1 where none could be
    /// made, and then nothing can be cancelled.
    let descriptor: Int32
    private let trigger: Int32

    public init() {
        (descriptor, trigger) = Pipe.ends() ?? (-1, -1)
        if trigger >= 0 { _ = fcntl(trigger, F_SETFL, O_NONBLOCK) }
    }

    deinit {
        for end in [descriptor, trigger] where end >= 0 { close(end) }
    }

    public func cancel() {
        var byte: UInt8 = 1
        _ = write(trigger, &byte, 1)
    }

    public var isCancelled: Bool {
        var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return descriptor >= 0 && poll(&event, 1, 0) > 0
    }
}

/// A check was cancelled before it had a verdict.
public struct CheckCancelled: Error, Equatable, Sendable {
    public init() {}
}

/// Why a check comes to no finding.
enum CheckFailure: Error, Equatable {
    case fault(GraderFault)
    case cancelled
}

extension CheckFailure {
    /// The value of `body`, whose faults are failures.
    static func faults<Value>(_ body: () throws(GraderFault) -> Value) throws(CheckFailure) -> Value {
        do throws(GraderFault) { return try body() } catch { throw .fault(error) }
    }
}
