import Testing

@Suite struct RemovalMutantsTests {
    @Test func `calls, assignments, jumps and what is deferred are left out`() {
        let source = """
            func f() {
                g(1)
                a = 2
                b += 3
                defer { h() }
                for x in y { if x { continue } }
                return
            }
            """
        #expect(
            changes("removal", in: source) == [
                "g(1) → do {}", "a = 2 → do {}", "b += 3 → do {}", "defer { h() } → do {}", "h() → do {}",
                "continue → do {}", "return → do {}",
            ])
    }

    @Test func `declarations, values and what only makes it faster stay`() {
        #expect(changes("removal", in: "func f() -> Int { let a = 1; a.reserveCapacity(3); return a }") == [])
    }
}
