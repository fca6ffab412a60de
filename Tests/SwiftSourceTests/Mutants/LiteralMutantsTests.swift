import Testing

@Suite struct LiteralMutantsTests {
    @Test func `numbers, texts, truth values and collections change`() {
        let source = #"func f() { g(7, 1_000, 2.5, "a", "", "\(x)", true, [1], [], [a: b], [:], 0, 1, 0x10) }"#
        #expect(
            changes("literal", in: source) == [
                "7 → 8", "1_000 → 1001", "2.5 → (2.5 + 1)", #""a" → """#, #""" → "mutant""#, #""\(x)" → """#,
                "true → false", "[1] → []", "[a: b] → [:]",
            ])
    }

    @Test func `attributes are no program`() {
        #expect(changes("literal", in: #"@available(*, deprecated, message: "x") func f() {}"#) == [])
    }
}
