import Testing

@testable import CourseServer

@Suite struct AccessRulesTests {
    private let token = Token(text: "secret")

    private func rules(guardsReading: Bool = false) -> AccessRules {
        AccessRules(
            names: ["127.0.0.1", "localhost", "::1"], port: 8421, token: token, guardsReading: guardsReading)
    }

    private func refusal(
        _ headers: [(name: String, value: String)], method: RequestMethod = .get, target: String = "/",
        guardsReading: Bool = false
    ) -> Refusal? {
        guard let target = RequestTarget(Array(target.utf8)) else { return .malformed }
        let head = RequestHead(method: method, target: target, headers: Headers(headers))
        do throws(Refusal) {
            try rules(guardsReading: guardsReading).check(head)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: ["127.0.0.1:8421", "localhost:8421", "LOCALHOST:8421", "[::1]:8421"])
    func `the server answers to its own names`(_ host: String) {
        #expect(refusal([("Host", host)]) == nil)
    }

    @Test(arguments: [
        "evil.example:8421", "127.0.0.1.evil.example:8421", "127.0.0.1:80", "127.0.0.1", "localhost.:8421",
        "localhost:18421", "[::2]:8421", "127.0.0.2:8421", "evil@127.0.0.1:8421",
    ]) func `another name is a rebound one`(_ host: String) {
        #expect(refusal([("Host", host)]) == .forbidden)
    }

    @Test(arguments: ["192.168.1.5:8421", "[fe80::1]:8421"])
    func `a number will do where reading is guarded, with the token`(_ host: String) {
        #expect(refusal([("Host", host)], target: "/?token=secret", guardsReading: true) == nil)
        #expect(refusal([("Host", host)], guardsReading: true) == .forbidden)
        #expect(
            refusal([("Host", "192.168.1.5.evil.example:8421")], target: "/?token=secret", guardsReading: true)
                == .forbidden)
        #expect(refusal([("Host", "192.168.1.256:8421")], target: "/?token=secret", guardsReading: true) == .forbidden)
    }

    @Test(arguments: ["127.0.0.1:84 21", "127.0.0.1:+8421", "[::1", "127.0.0.1:99999999999999999999", "[::1]8421"])
    func `a broken name is refused`(_ host: String) {
        #expect(refusal([("Host", host)]) == .malformed)
    }

    @Test func `there is one name`() {
        #expect(refusal([]) == .malformed)
        #expect(refusal([("Host", "127.0.0.1:8421"), ("Host", "127.0.0.1:8421")]) == .malformed)
    }

    @Test func `a form of another origin is refused`() {
        let host = (name: "Host", value: "127.0.0.1:8421")
        #expect(refusal([host], method: .post) == nil)
        #expect(refusal([host, ("Origin", "http://127.0.0.1:8421")], method: .post) == nil)
        for origin in [
            "null", "http://evil.example", "https://127.0.0.1:8421", "http://127.0.0.1:8422", "http://127.0.0.1",
            "http://localhost:8421",
        ] {
            #expect(refusal([host, ("Origin", origin)], method: .post) == .forbidden)
        }
        let twice = [host, ("Origin", "http://127.0.0.1:8421"), ("Origin", "http://evil.example")]
        #expect(refusal(twice, method: .post) == .forbidden)
        #expect(refusal([host, ("Sec-Fetch-Site", "cross-site")], method: .post) == .forbidden)
        #expect(refusal([host, ("Sec-Fetch-Site", "same-site")], method: .post) == .forbidden)
        #expect(refusal([host, ("Sec-Fetch-Site", "same-origin")], method: .post) == nil)
    }

    @Test func `another site may lead here and embed nothing`() {
        let host = (name: "Host", value: "127.0.0.1:8421")
        let other = (name: "Sec-Fetch-Site", value: "cross-site")
        #expect(refusal([host, other, ("Sec-Fetch-Mode", "no-cors")]) == .forbidden)
        #expect(refusal([host, other]) == .forbidden)
        #expect(refusal([host, other, ("Sec-Fetch-Mode", "navigate")]) == nil)
        #expect(!Headers([other]).isFromHere)
        #expect(!Headers([("Sec-Purpose", "prefetch;prerender")]).isFromHere)
    }

    @Test func `a change needs the token, once`() {
        func isRefused(_ fields: [Field]) -> Bool {
            do throws(Refusal) {
                try rules().check(fields)
                return false
            } catch {
                return error == .staleForm
            }
        }
        let right = Field(name: "token", value: "secret")
        #expect(!isRefused([right]))
        #expect(isRefused([]))
        #expect(isRefused([Field(name: "token", value: "secreT")]))
        #expect(isRefused([Field(name: "token", value: "")]))
        #expect(isRefused([right, right]))
    }

    @Test func `where others reach the server every request needs the token`() {
        let host = (name: "Host", value: "localhost:8421")
        func guarded(_ headers: [(name: String, value: String)], _ target: String = "/") -> Refusal? {
            refusal([host] + headers, target: target, guardsReading: true)
        }
        #expect(guarded([]) == .forbidden)
        #expect(guarded([], "/?token=wrong") == .forbidden)
        #expect(guarded([], "/?token=secret") == nil)
        #expect(guarded([("Cookie", "a=b; learn-8421=secret")]) == nil)
        #expect(guarded([("Cookie", "learn-8421=wrong")]) == .forbidden)
        #expect(guarded([("Cookie", "learn-8422=secret")]) == .forbidden)
        #expect(guarded([("Cookie", "learn-8421=secret; learn-8421=wrong")]) == .forbidden)
    }

    @Test func `no two tokens are the same`() {
        let tokens = (0..<100).map { _ in Token().text }
        #expect(Set(tokens).count == 100)
        #expect(tokens.allSatisfy { $0.utf8.count == 48 })
    }
}
