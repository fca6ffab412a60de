import Testing

@Suite struct FallbackMutantsTests {
    @Test func `what stands after two question marks is always taken`() {
        #expect(changes("fallback", in: "func f() -> Int { a[1] ?? 2 }") == ["a[1] ?? → "])
    }
}
