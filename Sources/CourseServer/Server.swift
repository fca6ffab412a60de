internal import Synchronization
internal import Threads

/// How much a server takes on.
public struct ServerLimits: Sendable {
    /// How many serve connections.
    public var threads = 2
    /// Open at once; others wait.
    public var connections = 512
    /// Without a byte, until a connection is closed.
    public var idleSeconds = 30
    /// For the headers of a request, in bytes.
    public var headerBytes = 32 << 10

    public init() {}
}

/// Where a server is to be reached.
public struct ServerAddress: Equatable, Sendable {
    /// A number: `127.0.0.1`, `::1`, `0.0.0.0`.
    public var host: String
    /// 0 is any that is free.
    public var port: Int

    public static let loopback = "127.0.0.1"

    public init(host: String = loopback, port: Int) {
        self.host = host
        self.port = port
    }

    /// Whether only programs on this machine reach it.
    public var isLoopback: Bool { host.hasPrefix("127.") || host == "::1" }
}

/// An application served over HTTP. It stops when `stop` is called.
public final class Server: Sendable {
    /// The one in use.
    public let port: Int
    /// What pages must send along.
    public let token: Token
    /// What a person opens: with the token in it where others reach this server too.
    public let link: String

    private let service: Service
    private let daemon: Daemon
    private let context: DaemonContext
    private let isEnding = Atomic(false)

    /// Begins to serve what `application` makes of the token of this run.
    public init(
        at address: ServerAddress, limits: ServerLimits = ServerLimits(), token: Token = Token(),
        _ application: any Application
    ) throws(ListenFailure) {
        let listener = try Listener.open(address: address.host, port: address.port)
        let names = Self.names(of: address)
        let rules = AccessRules(
            names: names, port: listener.port, token: token, guardsReading: !address.isLoopback)
        service = Service(application, rules)
        context = DaemonContext(service)
        guard let daemon = Daemon(listener, limits, context) else {
            Socket.closeListener(listener.socket)
            throw .noLibrary
        }
        self.daemon = daemon
        self.token = token
        port = listener.port
        link = Self.link(address, listener, token)
        keepHouse()
    }

    /// Answers nobody any more, and returns once all connections are closed.
    public func stop() {
        guard !isEnding.exchange(true, ordering: .sequentiallyConsistent) else { return }
        service.end()
        daemon.stop()
    }

    /// How many connections are open.
    public var connectionCount: Int { context.connections.count }

    /// Beside them the rules take any number where they guard reading: no other site's name leads there.
    private static func names(of address: ServerAddress) -> Set<String> {
        if address.isLoopback { return [address.host, "127.0.0.1", "localhost", "::1"] }
        return Set([address.host.lowercased(), "localhost"] + Socket.machineNames)
    }

    private static func link(_ address: ServerAddress, _ listener: Listener, _ token: Token) -> String {
        let isAny = ["0.0.0.0", "::", "0"].contains(address.host)
        let host = isAny ? Socket.machineNames.first ?? ServerAddress.loopback : address.host
        let written = host.contains(":") ? "[\(host)]" : host
        let base = "http://\(written):\(listener.port)/"
        return address.isLoopback ? base : base + "?\(AccessRules.linkField)=\(token.text)"
    }

    /// Ends connections that take too long, and finds out which pages have gone.
    private func keepHouse() {
        let (context, service) = (context, service)
        _ = WorkThread { [weak self] in
            var seconds = 0
            while self?.isEnding.load(ordering: .relaxed) == false {
                Pause.second()
                seconds += 1
                context.connections.enforceDeadlines(at: SystemClock.milliseconds)
                if seconds.isMultiple(of: 15) { service.sendHeartbeats() }
            }
        }?.leave()
    }
}
