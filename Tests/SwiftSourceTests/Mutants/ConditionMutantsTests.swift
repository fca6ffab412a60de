import Testing

@Suite struct ConditionMutantsTests {
    @Test func `a condition is negated and made a constant`() {
        let source = "func f(a: [Int]) { if a.isEmpty { g() } else { h() } }"
        #expect(
            changes("condition", in: source) == [
                "a.isEmpty → !(a.isEmpty)", "a.isEmpty → true", "a.isEmpty → false",
            ])
    }

    @Test func `what an operator mutant negates is not negated again`() {
        #expect(
            changes("condition", in: "func f(a: Int) { if a == 2 { g() } }") == ["a == 2 → true", "a == 2 → false"])
    }

    @Test func `a loop is never made endless, and bindings are left alone`() {
        #expect(changes("condition", in: "func f() { while a.b { g() } }") == ["a.b → !(a.b)", "a.b → false"])
        #expect(changes("condition", in: "func f() { while let a = b() { g() } }") == [])
    }

    @Test func `a choice by question mark has a condition, after the assignment`() {
        #expect(
            changes("condition", in: "func f() { x = a > 2 ? b : c }") == ["a > 2 → true", "a > 2 → false"])
    }

    @Test func `a closure that is one condition keeps its arguments`() {
        #expect(
            changes("condition", in: "func f() { g { $0.id == 2 } }") == [
                "$0.id == 2 → ($0.id == 2) || true", "$0.id == 2 → ($0.id == 2) && false",
            ])
        #expect(changes("condition", in: "func f() { g { Item($0) } }") == [])
    }
}
