internal import Synchronization

/// How long a connection may keep its place. A client that sends a byte now and then is never idle, so idleness alone does
/// not end it.
final class ConnectionDeadline: Sendable {
    /// For the whole of a request to come, and for the whole of a response to be taken, in milliseconds.
    static let request = 20_000
    static let response = 60_000

    private let socket: Int32
    /// In milliseconds of the clock that nobody sets; nil while the server makes it wait, or between requests, where idleness
    /// ends it.
    private let time: Mutex<Int?>

    init(socket: Int32, now: Int) {
        self.socket = socket
        time = Mutex(now + Self.request)
    }

    func set(_ milliseconds: Int?) {
        let until = milliseconds.map { $0 + SystemClock.milliseconds }
        time.withLock { $0 = until }
    }

    /// Ends the connection where its time is over. Its number is still its own, since it is taken off the list before it is
    /// closed.
    func enforce(at now: Int) {
        if time.withLock({ $0.map { $0 < now } ?? false }) { Socket.end(socket) }
    }
}

/// The connections that are open.
final class OpenConnections: Sendable {
    private let all = Mutex<[ObjectIdentifier: ConnectionDeadline]>([:])

    func add(_ connection: ConnectionDeadline) {
        all.withLock { $0[ObjectIdentifier(connection)] = connection }
    }

    func remove(_ connection: ConnectionDeadline) {
        all.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(connection)) }
    }

    /// Ends those whose time is over.
    func enforceDeadlines(at now: Int) {
        all.withLock { connections in connections.values.forEach { $0.enforce(at: now) } }
    }

    var count: Int { all.withLock { $0.count } }
}
