internal import Synchronization

/// One request and its answer, as they come and go on a connection.
final class Exchange: Sendable {
    private enum Stage {
        case begun
        case reading(RequestHead, body: [UInt8])
        /// The connection sleeps until there is an answer.
        case waiting(Connection)
        case ready(Response)
        case answered
    }

    private let target: [UInt8]
    private let service: Service
    private let stage = Mutex(Stage.begun)

    /// `target` is what stands in the request's first line.
    init(target: [UInt8], _ service: Service) {
        self.target = target
        self.service = service
    }

    /// Takes what has come, and answers once all has. False where the connection is to be closed at once.
    func proceed(_ connection: Connection, method: String, body piece: UnsafeRawBufferPointer) -> Bool {
        switch stage.withLock({ $0 }) {
        case .begun: return begin(connection, method)
        case .reading(let head, let body):
            return piece.isEmpty ? answer(head, body, connection) : take(piece, head)
        case .ready(let response): return send(response, connection)
        // It was woken since the server ends.
        case .waiting: return send(service.refuse(.unavailable), connection)
        case .answered: return true
        }
    }

    /// The request is over, however it ended.
    func end() {
        let held = stage.withLock { stage in
            defer { stage = .answered }
            return if case .reading(_, let body) = stage { body.count } else { 0 }
        }
        service.release(held)
    }

    /// Gives a sleeping connection its answer; nothing happens where it has one.
    func deliver(_ response: Response) {
        stage.withLock { stage in
            guard case .waiting(let connection) = stage else { return }
            stage = .ready(response)
            connection.wake()
        }
        service.forget(self)
    }

    private func begin(_ connection: Connection, _ method: String) -> Bool {
        do throws(Refusal) {
            let headers = connection.headers()
            let head = try service.head(method, target, headers)
            stage.withLock { $0 = .reading(head, body: []) }
            return true
        } catch {
            return send(service.refuse(error, connection.headers()), connection)
        }
    }

    private func take(_ piece: UnsafeRawBufferPointer, _ head: RequestHead) -> Bool {
        guard head.method == .post, service.hold(piece.count) else { return false }
        return stage.withLock { stage in
            guard case .reading(let head, var body) = stage else { return false }
            // Appending must not copy what is there.
            stage = .begun
            body.append(contentsOf: piece)
            let isShort = body.count <= Service.longestBody
            stage = .reading(head, body: body)
            return isShort
        }
    }

    private func answer(_ head: RequestHead, _ body: [UInt8], _ connection: Connection) -> Bool {
        do throws(Refusal) {
            let request = try service.request(head, body)
            if let link = service.linkAnswer(head) { return send(link, connection) }
            switch service.application.handle(request) {
            case .now(let response): return send(response, connection)
            case .events(let channel): return open(channel, connection)
            case .later(let begin):
                wait(connection)
                if service.remember(self) {
                    begin(Reply { [self] response in deliver(response) })
                } else {
                    deliver(service.refuse(.unavailable, head.headers))
                }
                return true
            }
        } catch {
            return send(service.refuse(error, head.headers), connection)
        }
    }

    /// Asleep before the answer can come.
    private func wait(_ connection: Connection) {
        release()
        stage.withLock { stage in
            stage = .waiting(connection)
            connection.sleep()
        }
    }

    private func send(_ response: Response, _ connection: Connection) -> Bool {
        release()
        stage.withLock { $0 = .answered }
        return connection.send(response)
    }

    private func open(_ channel: EventChannel, _ connection: Connection) -> Bool {
        guard service.add(channel) else {
            channel.connectionEnded()
            return send(service.refuse(.unavailable), connection)
        }
        stage.withLock { $0 = .answered }
        return connection.send(channel)
    }

    private func release() {
        let held = stage.withLock { if case .reading(_, let body) = $0 { body.count } else { 0 } }
        service.release(held)
    }
}
