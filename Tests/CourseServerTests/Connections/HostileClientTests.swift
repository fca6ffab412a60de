import CourseServer
import Testing

@Suite(.timeLimit(.minutes(1)), .serialized) struct HostileClientTests {
    @Test(arguments: [
        "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc%2fpasswd", "/%", "/%zz", "/%00", "/a%00b",
        "/%ff%fe", "/%c0%ae%c0%ae/", "//", "/a//b", "/.", "http://127.0.0.1/", "*",
    ]) func `a target that is broken or leads out is refused`(_ target: String) throws {
        let served = try Served()
        #expect(try served.get(target).status == 400)
        #expect(served.isUp)
        served.server.stop()
    }

    @Test func `a request that is no HTTP is refused or closed`() throws {
        let served = try Served()
        let host = "Host: \(served.host)\r\n"
        let broken: [[UInt8]] = [
            Array("\0\0\0\0\r\n\r\n".utf8), Array("GET\r\n\r\n".utf8), Array("GET / HTTP/9.9\r\n\(host)\r\n".utf8),
            Array("GET / HTTP/1.1\r\n\r\n".utf8), Array("GET / HTTP/1.1\r\n\(host)\(host)\r\n".utf8),
            Array("GET / HTTP/1.1\r\n\(host)X: ".utf8) + [0xFF, 0xFE] + Array("\r\n\r\n".utf8),
            Array("GET / HTTP/1.1\r\n\(host)NoColon\r\n\r\n".utf8), [UInt8](repeating: 0x16, count: 300),
            Array("GET / HTTP/1.1\r\n\(host)Content-Length: 3\r\n\r\nabc".utf8),
            Array("POST / HTTP/1.1\r\n\(host)Content-Length: -1\r\n\r\n".utf8),
            Array("POST / HTTP/1.1\r\n\(host)Content-Length: 99999999999999999999\r\n\r\n".utf8),
            Array("GET /%C3%BC HTTP/1.1\r\nHost: b\u{fc}cher\r\n\r\n".utf8),
        ]
        for request in broken {
            let client = try served.client()
            client.send(request)
            client.finish()
            let answer = client.receiveAll()
            #expect(answer.status.map { $0 >= 400 } ?? true, "\(request.prefix(60)) \(answer)")
        }
        #expect(served.isUp)
        served.server.stop()
    }

    @Test func `what follows a NUL does not count`() throws {
        let served = try Served()
        for request in ["GET /a\0/../b HTTP/1.1\r\n", "GET /a HTTP/1.1\r\nX: a\0b\r\n"] {
            let client = try served.client()
            client.send("\(request)Host: \(served.host)\r\nConnection: close\r\n\r\n")
            let answer = client.receive(until: "GET a")
            #expect(answer.status != 200 || answer.body == "GET a")
        }
        #expect(served.isUp)
        served.server.stop()
    }

    @Test func `headers and bodies have an end`() throws {
        let served = try Served()
        let long = String(repeating: "x", count: 100_000)
        for headers in ["X: \(long)\r\n", String(repeating: "X: y\r\n", count: 20_000)] {
            let answer = try served.get("/", headers: headers)
            #expect(answer.status.map { [400, 413, 431].contains($0) } ?? true)
        }
        #expect(try served.get("/" + long).status.map { $0 >= 400 } ?? true)
        let client = try served.client()
        client.send(
            "POST /a HTTP/1.1\r\nHost: \(served.host)\r\nContent-Type: application/x-www-form-urlencoded\r\n"
                + "Content-Length: 5000000\r\n\r\n")
        #expect(client.status() == 413)
        let fields = "token=\(served.server.token.text)&a=" + String(repeating: "y", count: 3 << 20)
        #expect(try served.post("/a", fields).body == "POST a a=\(3 << 20)")
        #expect(try served.post("/a", String(repeating: "a&", count: 5000)).status == 400)
        #expect(served.isUp)
        served.server.stop()
    }

    @Test func `a body in chunks has an end too`() throws {
        let served = try Served()
        let client = try served.client()
        client.send(
            "POST /a HTTP/1.1\r\nHost: \(served.host)\r\nContent-Type: application/x-www-form-urlencoded\r\n"
                + "Transfer-Encoding: chunked\r\n\r\n")
        let chunk = "10000\r\n" + String(repeating: "z", count: 0x10000) + "\r\n"
        for _ in 0..<200 { client.send(chunk) }
        #expect(client.receiveAll().status == nil)
        #expect(served.isUp)
        served.server.stop()
    }

    @Test func `clients that are silent, slow or half gone keep nobody else waiting`() throws {
        let served = try Served()
        let silent = try (0..<50).map { _ in try served.client() }
        let slow = try (0..<50).map { _ in try served.client() }
        let gone = try (0..<50).map { _ in try served.client() }
        let deaf = try (0..<20).map { _ in try served.client() }
        for client in slow { client.send("GET / HTTP/1.1\r\nHo") }
        for client in gone {
            client.send("POST /a HTTP/1.1\r\nHost: \(served.host)\r\nContent-Length: 100\r\n\r\nabc")
            client.finish()
        }
        for client in deaf { client.send("GET /large HTTP/1.1\r\nHost: \(served.host)\r\n\r\n") }
        for _ in 0..<50 { #expect(served.isUp) }
        for client in slow { client.send("st: \(served.host)\r\n\r\n") }
        for client in slow { #expect(client.status() == 200) }
        #expect(silent.count == 50)
        served.server.stop()
    }

    @Test func `a client that is idle loses its place`() throws {
        var limits = ServerLimits()
        limits.idleSeconds = 1
        let served = try Served(limits: limits)
        let silent = try served.client()
        let slow = try served.client()
        slow.send("GET / HT")
        #expect(silent.receive().isEmpty)
        #expect(slow.receiveAll().status != 200)
        #expect(served.isUp)
        served.server.stop()
    }

    @Test func `ten thousand connections, as many at once as there is room for`() throws {
        var limits = ServerLimits()
        limits.connections = 100
        let served = try Served(limits: limits)
        for _ in 0..<100 {
            let clients = (0..<100).compactMap { _ in Client(port: served.server.port) }
            #expect(clients.count == 100)
        }
        // Others wait until these have gone.
        let clients = (0..<150).compactMap { _ in Client(port: served.server.port) }
        #expect(clients.count == 150)
        #expect(served.server.connectionCount <= 100)
        clients.forEach { $0.end() }
        #expect(served.isUp)
        served.server.stop()
    }
}
