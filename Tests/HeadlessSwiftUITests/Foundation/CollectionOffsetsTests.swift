import HeadlessSwiftUI
import Testing

@Suite struct CollectionOffsetsTests {
    @Test func `several offsets are removed at once, none shifted by another`() {
        var letters = Array("abcde")
        letters.remove(atOffsets: [0, 3, 1])
        #expect(letters == ["c", "e"])
    }

    @Test(arguments: [
        ([0], 3, "bcad"), ([0], 4, "bcda"), ([3], 0, "dabc"), ([1], 1, "abcd"), ([1], 2, "abcd"), ([0, 2], 4, "bdac"),
        ([1, 3], 2, "abdc"), ([], 2, "abcd"),
    ])
    func `a move counts its destination before the move`(_ source: [Int], _ destination: Int, _ moved: String) {
        var letters = Array("abcd")
        letters.move(fromOffsets: IndexSet(source), toOffset: destination)
        #expect(String(letters) == moved)
    }
}
