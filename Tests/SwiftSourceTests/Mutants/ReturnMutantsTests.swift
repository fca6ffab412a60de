import Testing

@Suite struct ReturnMutantsTests {
    @Test func `a function gives the plainest value of its type`() {
        let source = """
            func a() -> Int { 7 }
            func b() -> Bool { g() }
            func c() -> [String] { g() }
            func d() -> Item? { g() }
            func e() -> Item { g() }
            func f() -> String { "" }
            var h: [String: Int] { g() }
            """
        #expect(
            changes("return", in: source) == [
                "7 → return 0", "g() → return false", "g() → return true", "g() → return []", "g() → return nil",
                "g() → return [:]",
            ])
    }
}
