import Testing

@Suite struct ReceiverMutantsTests {
    @Test func `a call gives way to what it was called on`() {
        #expect(
            changes("receiver", in: "func f() -> [Int] { g(a.sorted()).map { $0 } }") == [
                "g(a.sorted()).map { $0 } → g(a.sorted())", "a.sorted() → a",
            ])
    }

    @Test func `types and statements have no receiver to give way to`() {
        #expect(changes("receiver", in: "func f() { a.sort(); let b = Item.make(); c() }") == [])
    }
}
