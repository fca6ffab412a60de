import Testing

@Suite struct BoundaryMutantsTests {
    @Test func `comparisons and ranges take in one more or one less`() {
        let source = "func f(a: Int) { for i in 0..<a where i <= a { g(i...a, ..<a, 1, 10) } }"
        #expect(
            changes("boundary", in: source) == ["0 → 1", "..< → ...", "<= → <", "... → ..<", "..< → ...", "1 → 0"])
    }
}
