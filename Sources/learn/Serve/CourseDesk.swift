import Synchronization
import Threads

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The one thread that reads the course, grades answers and keeps progress, one job after the other.
final class CourseDesk: Sendable {
    typealias Job = @Sendable (ServedCourse) -> Void

    private enum Message: Sendable {
        case job(Job)
        case end
    }

    private let messages = Mailbox<Message>()
    private let hasEnded = Mailbox<Void>()

    /// Begins; `open` is called on the desk's thread. False where the system has no thread left.
    func start(_ open: @escaping @Sendable (CourseDesk) -> ServedCourse) -> Bool {
        Background.run { [self] in
            let course = open(self)
            while serve(course) {}
            finish(course)
            hasEnded.post(())
        }
    }

    /// Has a job done as soon as those before it are.
    func perform(_ job: @escaping Job) { messages.post(.job(job)) }

    /// Returns once the last job is done and all checks have ended.
    func end() {
        messages.post(.end)
        var wait = pollfd(fd: hasEnded.descriptor, events: Int16(POLLIN), revents: 0)
        while poll(&wait, 1, -1) < 0, errno == EINTR {}
    }

    /// One turn; false at the end.
    private func serve(_ course: ServedCourse) -> Bool {
        let descriptors = [messages.descriptor] + course.watches.descriptors
        var waits = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let count = poll(&waits, nfds_t(waits.count), course.patience)
        var goesOn = true
        for message in messages.collect() {
            switch message {
            case .job(let job): job(course)
            case .end: goesOn = false
            }
        }
        guard goesOn else { return false }
        course.lookAround(isNews: count == 0 || waits.dropFirst().contains { $0.revents != 0 })
        return true
    }

    /// Waits for the threads of checks, which have been cancelled.
    private func finish(_ course: ServedCourse) {
        course.close()
        var wait = pollfd(fd: messages.descriptor, events: Int16(POLLIN), revents: 0)
        while course.isBusy {
            let count = poll(&wait, 1, 2000)
            guard count > 0 || count < 0 && errno == EINTR else { return }
            for case .job(let job) in messages.collect() { job(course) }
        }
    }
}
