import Testing

@Suite struct OperatorMutantsTests {
    @Test func `arithmetic, logic and comparisons get another operator`() {
        let source = "func f(a: Int, b: Int) -> Bool { a + b * 2 < b && a != b }"
        #expect(changes("operator", in: source) == ["+ → -", "* → /", "< → >=", "&& → ||", "!= → =="])
    }

    @Test func `an operator before its operand is left out, and an operator of a name is not touched`() {
        let source = "func f(a: Int) -> Bool { !g(-a) }; func + (a: A, b: A) -> A { a ?? b }"
        #expect(changes("operator", in: source) == ["! → ", "- → "])
    }
}
