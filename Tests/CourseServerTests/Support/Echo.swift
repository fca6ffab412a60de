import CourseServer
import Synchronization

/// An application that says what it was asked for.
final class Echo: Application {
    let channels = Mutex<[EventChannel]>([])
    let replies = Mutex<[Reply]>([])
    let endedChannels = Atomic(0)

    func handle(_ request: Request) -> Handling {
        switch request.path.first {
        case "later": return .later { [self] reply in replies.withLock { $0.append(reply) } }
        case "soon": return .later { $0.send(.page("soon")) }
        case "events":
            let channel = EventChannel { [self] in endedChannels.add(1, ordering: .relaxed) }
            channels.withLock { $0.append(channel) }
            return .events(channel)
        case "large": return .now(.page(String(repeating: "x", count: 1 << 20)))
        default:
            let form = request.form.filter { $0.name != "token" }.map { "\($0.name)=\($0.value.count)" }
            let said = [request.method.rawValue, request.path.joined(separator: "|")] + form
            return .now(.page(said.joined(separator: " ")))
        }
    }

    func response(to refusal: Refusal, languages: String?) -> Response { .page("refused \(refusal)") }
}

/// A server for one test.
struct Served {
    let echo = Echo()
    let server: Server

    init(host: String = ServerAddress.loopback, limits: ServerLimits = ServerLimits()) throws {
        server = try Server(at: ServerAddress(host: host, port: 0), limits: limits, echo)
    }

    var host: String { "127.0.0.1:\(server.port)" }

    func client() throws -> Client {
        guard let client = Client(port: server.port) else { throw NoConnection() }
        return client
    }

    struct NoConnection: Error {}

    /// The whole answer to `target`.
    func get(_ target: String, headers: String = "", host: String? = nil) throws -> String {
        let client = try client()
        client.send("GET \(target) HTTP/1.1\r\nHost: \(host ?? self.host)\r\n\(headers)Connection: close\r\n\r\n")
        return client.receiveAll()
    }

    func post(
        _ target: String, _ form: String, headers: String = "", type: String = "application/x-www-form-urlencoded"
    ) throws -> String {
        let client = try client()
        client.send(
            "POST \(target) HTTP/1.1\r\nHost: \(host)\r\n\(headers)Content-Type: \(type)\r\n"
                + "Content-Length: \(form.utf8.count)\r\nConnection: close\r\n\r\n\(form)")
        return client.receiveAll()
    }

    /// Whether the server still answers.
    var isUp: Bool { (try? get("/up"))?.hasSuffix("GET up") == true }
}

extension String {
    /// The status of an answer; nil where it is none.
    var status: Int? {
        guard hasPrefix("HTTP/1.1 ") || hasPrefix("HTTP/1.0 ") else { return nil }
        return Int(dropFirst(9).prefix(3))
    }

    /// What follows an answer's headers.
    var body: Substring {
        var rest = self[...]
        while let line = rest.firstRange(of: "\r\n") {
            let isEmpty = line.lowerBound == rest.startIndex
            rest = rest[line.upperBound...]
            if isEmpty { break }
        }
        return rest
    }
}
