import Synchronization
import Threads

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What other threads have to tell, with a descriptor that can be read from while there is something.
final class Mailbox<Message: Sendable>: Sendable {
    let descriptor: Int32
    private let bell: Int32
    private let messages = Mutex<[Message]>([])

    init() {
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) == 0 { for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) } }
        (descriptor, bell) = (ends[0], ends[1])
        for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    }

    deinit {
        close(descriptor)
        close(bell)
    }

    func post(_ message: Message) {
        messages.withLock { $0.append(message) }
        var byte: UInt8 = 1
        _ = write(bell, &byte, 1)
    }

    /// All that was posted, the oldest first.
    func collect() -> [Message] {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(descriptor, &bytes, bytes.count) > 0 {}
        return messages.withLock { messages in
            defer { messages = [] }
            return messages
        }
    }
}

/// Work on a thread of its own.
enum Background {
    /// False where the system has no thread left; nothing is done then.
    static func run(_ work: @escaping @Sendable () -> Void) -> Bool {
        guard let thread = WorkThread(work) else { return false }
        thread.leave()
        return true
    }
}
