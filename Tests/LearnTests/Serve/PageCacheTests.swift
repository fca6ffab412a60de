import CourseServer
import Testing

@testable import learn

/// Pages that are kept in memory.
struct PageCacheTests {
    private let cache = PageCache()

    private func name(_ path: String) throws -> PageName {
        try #require(PageName(path.split(separator: "/").map(String.init)))
    }

    @Test func `a page is taken from memory only shortly after it was looked for changes`() throws {
        let page = try name("tr/a")
        #expect(cache.mustLook(at: 1000))
        cache.keep(.page("x"), as: page)
        #expect(cache.page(page, at: 1000 + PageCache.trust)?.body == Array("x".utf8))
        #expect(cache.page(page, at: 1001 + PageCache.trust) == nil)
        #expect(!cache.mustLook(at: 1000 + PageCache.trust))
        #expect(cache.mustLook(at: 1001 + PageCache.trust))
        cache.clear()
        #expect(cache.page(page, at: 1001 + PageCache.trust) == nil)
    }

    @Test func `memory has an end`() throws {
        #expect(cache.mustLook(at: 1000))
        let large = String(repeating: "x", count: 1 << 20)
        for number in 0..<40 { cache.keep(.page(large), as: try name("tr/l\(number)")) }
        let kept = try (0..<40).count { cache.page(try name("tr/l\($0)"), at: 1000) != nil }
        #expect((1...16).contains(kept))
    }

    @Test func `addresses name pages`() throws {
        #expect(try name("tr").kind == .overview)
        #expect(try name("ar/status").kind == .status)
        #expect(try name("en/l/s").path == ["l", "s"])
        for path in ["", "TR", "t", "a/b/c/d", "e%n"] {
            #expect(PageName(path.split(separator: "/").map(String.init)) == nil)
        }
    }
}
