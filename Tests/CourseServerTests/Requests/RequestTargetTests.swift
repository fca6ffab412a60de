import Testing

@testable import CourseServer

@Suite struct RequestTargetTests {
    private func path(_ text: String) -> [String]? { RequestTarget(Array(text.utf8))?.path }

    @Test func `a target is taken apart at its slashes`() {
        #expect(path("/") == [])
        #expect(path("/tr/moonshot/") == ["tr", "moonshot"])
        #expect(RequestTarget(Array("/tr".utf8))?.isFolder == false)
        #expect(RequestTarget(Array("/tr/".utf8))?.isFolder == true)
        #expect(path("/d%C3%BC%C4%9Fme") == ["düğme"])
        #expect(path("/a+b%20c") == ["a+b c"])
    }

    @Test func `a query has fields in their order`() {
        let query = RequestTarget(Array("/?token=a%26b&x=1+2&y".utf8))?.query
        #expect(
            query == [
                Field(name: "token", value: "a&b"), Field(name: "x", value: "1 2"), Field(name: "y", value: ""),
            ])
    }

    @Test(arguments: [
        "/..", "/../etc/passwd", "/a/../b", "/a/..", "/%2e%2e/etc", "/%2E%2E", "/.%2e/", "/a/%2e./b", "/.", "/./a",
        "/a/./b", "/%2e/", "//", "//a", "/a//b", "/a//", "/..%2f..%2fetc", "/%2f", "/a%2Fb", "/a%5cb", "/..%5c..",
        "/a\\b",
    ]) func `no path leads out of a folder`(_ target: String) {
        #expect(path(target) == nil)
    }

    @Test(arguments: ["/%", "/%4", "/%zz", "/%4g", "/a%", "/%%41", "/?a=%", "/?%zz=1", "/%u0041", "/%+4"])
    func `a broken escape is refused`(_ target: String) {
        #expect(path(target) == nil)
    }

    @Test(arguments: ["/%ff", "/%c0%ae", "/%c0%af", "/%ed%a0%80", "/%f5%80%80%80", "/%e2%82", "/%80", "/?a=%ff"])
    func `bytes that are no UTF-8 are refused`(_ target: String) {
        #expect(path(target) == nil)
    }

    @Test(arguments: ["/%00", "/a%00b", "/%0a", "/%0d%0a", "/%7f", "/%c2%85", "/a\u{0}b", "/\u{e9}", "/a b"])
    func `control characters are refused`(_ target: String) {
        #expect(path(target) == nil)
    }

    @Test(arguments: ["", "*", "http://127.0.0.1/", "example.com:443", "a", "/a#b"])
    func `another form of target is refused`(_ target: String) {
        #expect(path(target) == nil)
    }

    @Test func `a target has an end`() {
        #expect(path("/" + String(repeating: "a", count: RequestTarget.longest - 1)) != nil)
        #expect(path("/" + String(repeating: "a", count: RequestTarget.longest)) == nil)
        #expect(path("/?" + String(repeating: "a&", count: 17)) == nil)
    }
}
