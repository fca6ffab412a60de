import Testing

@Suite struct SwapMutantsTests {
    @Test func `neighbouring arguments change places`() {
        #expect(changes("swap", in: "func f() { g(a: x, b: y, z) }") == ["x, b: y → y, b: x", "y, z → z, y"])
    }

    @Test func `equal arguments stay`() { #expect(changes("swap", in: "func f() { g(x, x) }") == []) }
}
