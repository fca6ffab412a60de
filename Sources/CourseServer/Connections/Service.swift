internal import Synchronization

/// What all connections of a server share: the rules, the application, and who waits.
final class Service: Sendable {
    /// In bytes: a student's file of the greatest size, escaped.
    static let longestBody = 4 << 20
    /// Of all bodies that have come in part.
    private static let mostHeld = 16 << 20
    private static let mostFields = 4096
    static let mostWaiting = 512
    static let mostChannels = 48

    let application: any Application
    let rules: AccessRules
    private let held = Atomic(0)
    private let shared = Mutex(Shared())

    private struct Shared {
        var isEnding = false
        var waiting: [ObjectIdentifier: Exchange] = [:]
        var channels: [ObjectIdentifier: EventChannel] = [:]
    }

    init(_ application: any Application, _ rules: AccessRules) {
        self.application = application
        self.rules = rules
    }

    /// What is known before the body has come.
    func head(_ method: String, _ target: [UInt8], _ headers: Headers?) throws(Refusal) -> RequestHead {
        guard let headers, let target = RequestTarget(target) else { throw .malformed }
        guard let method = RequestMethod(rawValue: method) else { throw .wrongMethod }
        let head = RequestHead(method: method, target: target, headers: headers)
        try rules.check(head)
        guard method == .post else {
            guard headers.all("content-length").allSatisfy({ $0 == "0" }), headers.all("transfer-encoding").isEmpty
            else { throw .malformed }
            return head
        }
        if let length = headers["content-length"] {
            guard length.utf8.count < 10, let length = Int(length), length >= 0 else { throw .tooLarge }
            guard length <= Self.longestBody else { throw .tooLarge }
        }
        let type = headers["content-type"]?.prefix { $0 != ";" }.lowercased()
        guard type == "application/x-www-form-urlencoded" else { throw .otherEncoding }
        return head
    }

    /// The whole request, once its body is here.
    func request(_ head: RequestHead, _ body: [UInt8]) throws(Refusal) -> Request {
        guard let form = PercentEncoding.fields(body, most: Self.mostFields) else { throw .malformed }
        if head.method == .post { try rules.check(form) }
        return Request(
            method: head.method, path: head.target.path, isFolder: head.target.isFolder, query: head.target.query,
            headers: head.headers, form: form)
    }

    /// The link's token becomes a cookie. The page leads on by itself: after a redirect a browser that came from elsewhere
    /// would keep the cookie back.
    func linkAnswer(_ head: RequestHead) -> Response? {
        guard rules.guardsReading, rules.bringsToken(head) else { return nil }
        let cookie = "\(rules.cookieName)=\(rules.token.text); Path=/; HttpOnly; SameSite=Strict"
        var response = Response.page("")
        response.headers += [Field(name: "Set-Cookie", value: cookie), Field(name: "Refresh", value: "0; url=/")]
        return response
    }

    func refuse(_ refusal: Refusal, _ headers: Headers? = nil) -> Response {
        var response = application.response(to: refusal, languages: headers?["accept-language"])
        response.status = refusal.status
        switch refusal {
        case .wrongMethod: response.headers.append(Field(name: "Allow", value: "GET, HEAD, POST"))
        case .tooMany, .unavailable: response.headers.append(Field(name: "Retry-After", value: "1"))
        default: break
        }
        return response
    }
}

extension Service {
    /// Takes so many bytes of a body in; false where there is too much of all.
    func hold(_ count: Int) -> Bool {
        guard held.add(count, ordering: .relaxed).newValue <= Self.mostHeld else {
            release(count)
            return false
        }
        return true
    }

    func release(_ count: Int) { if count > 0 { held.subtract(count, ordering: .relaxed) } }

    /// False where the server ends, or too many wait.
    func remember(_ exchange: Exchange) -> Bool {
        shared.withLock { shared in
            guard !shared.isEnding, shared.waiting.count < Self.mostWaiting else { return false }
            shared.waiting[ObjectIdentifier(exchange)] = exchange
            return true
        }
    }

    func forget(_ exchange: Exchange) {
        shared.withLock { _ = $0.waiting.removeValue(forKey: ObjectIdentifier(exchange)) }
    }

    func add(_ channel: EventChannel) -> Bool {
        shared.withLock { shared in
            guard !shared.isEnding, shared.channels.count < Self.mostChannels else { return false }
            shared.channels[ObjectIdentifier(channel)] = channel
            return true
        }
    }

    func remove(_ channel: EventChannel) {
        shared.withLock { _ = $0.channels.removeValue(forKey: ObjectIdentifier(channel)) }
        channel.connectionEnded()
    }

    func sendHeartbeats() {
        for channel in shared.withLock({ Array($0.channels.values) }) { channel.sendHeartbeat() }
    }

    /// Nobody may sleep when the server ends.
    func end() {
        let (waiting, channels) = shared.withLock { shared in
            shared.isEnding = true
            return (Array(shared.waiting.values), Array(shared.channels.values))
        }
        for exchange in waiting { exchange.deliver(refuse(.unavailable)) }
        for channel in channels { channel.close() }
    }
}
