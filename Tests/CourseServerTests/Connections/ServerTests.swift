import CourseServer
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1))) struct ServerTests {
    @Test func `a page is answered with what protects it`() throws {
        let served = try Served()
        let answer = try served.get("/tr/moonshot/")
        #expect(answer.status == 200)
        #expect(answer.body == "GET tr|moonshot")
        for header in [
            "Content-Security-Policy: default-src 'none'; ", "frame-ancestors 'none'",
            "X-Content-Type-Options: nosniff",
            "X-Frame-Options: DENY", "Referrer-Policy: same-origin", "Cross-Origin-Resource-Policy: same-origin",
            "Cache-Control: no-store",
        ] {
            #expect(answer.contains(header))
        }
        #expect(!answer.contains("unsafe-inline"))
        served.server.stop()
    }

    @Test func `several requests come on one connection, also at once`() throws {
        let served = try Served()
        let client = try served.client()
        let request = { (path: String) in "GET \(path) HTTP/1.1\r\nHost: \(served.host)\r\n\r\n" }
        client.send(request("/one") + request("/soon") + request("/two"))
        let answers = client.receive(until: "GET two")
        #expect(answers.contains("GET one"))
        #expect(answers.contains("soon"))
        #expect(answers.contains("GET two"))
        served.server.stop()
    }

    @Test func `only known methods are answered, and a page's head without its body`() throws {
        let served = try Served()
        for method in ["PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PATCH", "BREW", "get"] {
            let client = try served.client()
            client.send("\(method) / HTTP/1.1\r\nHost: \(served.host)\r\nConnection: close\r\n\r\n")
            let answer = client.receiveAll()
            #expect(answer.status == 405, "\(method)")
            #expect(answer.contains("Allow: GET, HEAD, POST"))
        }
        let client = try served.client()
        client.send("HEAD /a HTTP/1.1\r\nHost: \(served.host)\r\nConnection: close\r\n\r\n")
        let answer = client.receiveAll()
        #expect(answer.status == 200)
        #expect(answer.body.isEmpty)
        served.server.stop()
    }

    @Test func `another site changes nothing`() throws {
        let served = try Served()
        let token = served.server.token.text
        #expect(try served.post("/a/check", "choice=1&token=\(token)").body == "POST a|check choice=1")
        #expect(try served.post("/a/check", "choice=1").status == 403)
        #expect(try served.post("/a/check", "choice=1&token=\(token.dropLast())g").status == 403)
        let evil = try served.post("/a/check", "token=\(token)", headers: "Origin: http://evil.example\r\n")
        #expect(evil.status == 403)
        #expect(try served.post("/a/check", "token=\(token)", type: "text/plain").status == 415)
        #expect(try served.post("/a/check", "{}", type: "application/json").status == 415)
        #expect(try served.get("/", host: "evil.example:\(served.server.port)").status == 403)
        served.server.stop()
    }

    @Test func `where others reach the server the link opens it`() throws {
        let served = try Served(host: "0.0.0.0")
        let token = served.server.token.text
        let localhost = "localhost:\(served.server.port)"
        #expect(served.server.link.hasSuffix("/?token=\(token)"))
        #expect(try served.get("/", host: localhost).status == 403)
        let opened = try served.get("/?token=\(token)", host: localhost)
        #expect(opened.status == 200)
        let cookie = "learn-\(served.server.port)=\(token)"
        #expect(opened.contains("Set-Cookie: \(cookie); Path=/; HttpOnly; SameSite=Strict"))
        #expect(opened.contains("Refresh: 0; url=/"))
        #expect(try served.get("/a", headers: "Cookie: \(cookie)\r\n", host: localhost).body == "GET a")
        served.server.stop()
    }

    @Test func `an answer may come later, from any thread`() async throws {
        let served = try Served()
        #expect(try served.get("/soon").body == "soon")
        let client = try served.client()
        client.send("GET /later HTTP/1.1\r\nHost: \(served.host)\r\nConnection: close\r\n\r\n")
        while served.echo.replies.withLock({ $0.isEmpty }) { await Task.yield() }
        #expect(served.isUp)
        let reply = served.echo.replies.withLock { $0[0] }
        reply.send(.page("at last"))
        reply.send(.page("too late"))
        #expect(client.receiveAll().body == "at last")
        served.server.stop()
    }

    @Test func `a server that stops lets nobody wait`() async throws {
        let served = try Served()
        let (waiting, following) = (try served.client(), try served.client())
        waiting.send("GET /later HTTP/1.1\r\nHost: \(served.host)\r\n\r\n")
        following.send("GET /events HTTP/1.1\r\nHost: \(served.host)\r\n\r\n")
        #expect(following.receive(until: "retry: 1000").contains("retry: 1000"))
        while served.echo.replies.withLock({ $0.isEmpty }) { await Task.yield() }
        served.server.stop()
        #expect([nil, 503].contains(waiting.receiveAll().status))
        _ = following.receiveAll()
        #expect(served.echo.endedChannels.load(ordering: .relaxed) == 1)
        #expect(Client(port: served.server.port) == nil)
    }

    @Test func `a port that is taken is said to be`() throws {
        let served = try Served()
        #expect(throws: ListenFailure.portTaken) {
            _ = try Server(at: ServerAddress(port: served.server.port), Echo())
        }
        #expect(throws: ListenFailure.badAddress) {
            _ = try Server(at: ServerAddress(host: "example.com", port: 0), Echo())
        }
        served.server.stop()
    }
}
