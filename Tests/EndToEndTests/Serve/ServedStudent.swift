import Testing

/// A student's course as `learn serve` serves it.
final class ServedStudent {
    let student: Student
    let port: Int
    private let conversation: Conversation

    init(_ student: Student, variables: [String: String] = [:]) throws {
        var serving = student
        serving.variables.merge(variables) { $1 }
        self.student = student
        let words = ["serve", "--format", "json"].map { Array($0.utf8) }
        conversation = try Conversation(serving.command(words))
        let line = try #require(try conversation.line())
        port = try JSON.decode(Document<Serving>.self, Array(line.utf8)).result.port
    }

    private struct Serving: Decodable {
        var port: Int
    }

    /// Ends it by a signal; its exit code.
    func end(by signal: Int32) -> Int32 { conversation.end(by: signal) }

    /// The page at a path.
    func get(_ path: String, headers: [String] = []) throws -> WebAnswer {
        try WebAnswer(ask("GET \(path) HTTP/1.1", headers + ["Connection: close"], "").rest())
    }

    /// What comes of a form of the page above `path`, or of another one, which has the token that forms need.
    func post(_ path: String, _ fields: [(String, String)], asFragment: Bool = true, from: String? = nil) throws
        -> WebAnswer
    {
        let page = try get(from ?? path.split(separator: "/").dropLast().reduce("/") { $0 + $1 + "/" })
        let token = try #require(page.value(of: "token"))
        let form = ([("token", token)] + fields).map { "\($0)=\(Self.escaped($1))" }.joined(separator: "&")
        let accept = asFragment ? ["Accept: text/x-learn-fragment"] : []
        let headers =
            accept + [
                "Content-Type: application/x-www-form-urlencoded", "Content-Length: \(form.utf8.count)",
                "Connection: close",
            ]
        return try WebAnswer(ask("POST \(path) HTTP/1.1", headers, form).rest())
    }

    /// The events of a page, from now on.
    func events(_ path: String) throws -> WebConnection {
        let events = try ask("GET \(path)events HTTP/1.1", [], "")
        _ = try events.read(until: "event: ready")
        return events
    }

    private func ask(_ line: String, _ headers: [String], _ body: String) throws -> WebConnection {
        let connection = try WebConnection(port: port)
        let head = [line, "Host: 127.0.0.1:\(port)"] + headers
        connection.send(head.joined(separator: "\r\n") + "\r\n\r\n" + body)
        return connection
    }

    private static func escaped(_ text: String) -> String {
        text.utf8.map { byte in
            let digits = String(byte, radix: 16)
            return "%" + (byte < 16 ? "0" : "") + digits
        }.joined()
    }
}

/// An answer of the server's.
struct WebAnswer {
    let status: Int
    let head: String
    let body: String

    init(_ text: String) throws {
        let parts = text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
        head = parts.first.map(String.init) ?? ""
        body = parts.count > 1 ? String(parts[1]) : ""
        status = try #require(Int(head.dropFirst(9).prefix(3)))
    }

    /// What a hidden field of the page holds.
    func value(of name: String) -> String? {
        guard let start = body.firstRange(of: "name=\"\(name)\" value=\"")?.upperBound else { return nil }
        return String(body[start...].prefix { $0 != "\"" })
    }
}
