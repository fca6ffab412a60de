import CourseServer
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1))) struct EventTests {
    @Test func `events come as they are sent`() async throws {
        let served = try Served()
        let client = try served.client()
        client.send("GET /events HTTP/1.1\r\nHost: \(served.host)\r\n\r\n")
        let head = client.receive(until: "retry: 1000")
        #expect(head.contains("Content-Type: text/event-stream"))
        let channel = try #require(served.echo.channels.withLock { $0.first })
        channel.send("verdict", "<p>one</p>\n<p>two</p>\r<p>three</p>")
        let received = client.receive(until: "three</p>\n\n")
        #expect(received.contains("event: verdict\ndata: <p>one</p>\ndata: <p>two</p>\ndata: <p>three</p>\n\n"))
        for number in 1...200 { channel.send("n", "\(number)") }
        #expect(client.receive(until: "data: 200\n").contains("data: 199\n"))
        channel.close()
        #expect(client.receive(until: "0\r\n\r\n").hasSuffix("0\r\n\r\n"))
        served.server.stop()
    }

    @Test func `a page that went away is noticed when something is sent`() async throws {
        let served = try Served()
        for _ in 0..<20 {
            let client = try served.client()
            client.send("GET /events HTTP/1.1\r\nHost: \(served.host)\r\n\r\n")
            #expect(client.receive(until: "retry").contains("retry"))
        }
        let channels = served.echo.channels.withLock { $0 }
        while served.echo.endedChannels.load(ordering: .relaxed) < 20 {
            for channel in channels { channel.send("n", "1") }
            await Task.yield()
        }
        #expect(served.isUp)
        served.server.stop()
    }

    @Test func `what nobody reads does not fill the memory`() async throws {
        let served = try Served()
        let client = try served.client()
        client.send("GET /events HTTP/1.1\r\nHost: \(served.host)\r\n\r\n")
        #expect(client.receive(until: "retry").contains("retry"))
        let channel = try #require(served.echo.channels.withLock { $0.first })
        let large = String(repeating: "x", count: 1 << 20)
        for _ in 0..<8 { channel.send("n", large) }
        #expect(served.isUp)
        served.server.stop()
        #expect(served.echo.endedChannels.load(ordering: .relaxed) == 1)
    }

    @Test func `only so many streams are open at once`() async throws {
        let served = try Served()
        var clients: [Client] = []
        var statuses: [Int?] = []
        for _ in 0..<60 {
            let client = try served.client()
            client.send("GET /events HTTP/1.1\r\nHost: \(served.host)\r\n\r\n")
            statuses.append(client.status())
            clients.append(client)
        }
        #expect(statuses.filter { $0 == 200 }.count == 48)
        #expect(statuses.filter { $0 == 503 }.count == 12)
        #expect(served.isUp)
        served.server.stop()
    }
}
