import CourseModel
import Testing

@testable import LessonFormat

private func tree(_ text: String) throws -> YAMLTree {
    try Array(text.utf8).withUnsafeBufferPointer { try YAMLTree.parse($0) }
}

private func range(_ line: Int, _ column: Int, _ endLine: Int, _ endColumn: Int) -> TextRange {
    TextRange(
        start: TextPosition(line: line, column: column), end: TextPosition(line: endLine, column: endColumn))
}

@Test func `every node knows its range, and a block ends where its last value does`() throws {
    let tree = try tree("a: [x, 'y']\nb:\n  - é: ü\n\n\nc: z\n")
    let entries = tree.entries(0)
    #expect(entries.map { tree.string($0.key) } == ["a", "b", "c"])
    #expect(tree.nodes[0].range == range(1, 1, 6, 5))
    #expect(tree.nodes[entries[0].value].range == range(1, 4, 1, 12))
    #expect(tree.nodes[entries[1].value].range == range(3, 3, 3, 9))
    #expect(tree.items(entries[0].value).map { tree.nodes[$0].range } == [range(1, 5, 1, 6), range(1, 8, 1, 11)])
}

@Test func `scalars keep their text and how they are written`() throws {
    let tree = try tree("- p\n- 's'\n- \"d\\u00e9\"\n- |\n  l\n- >\n  f\n  g\n- ''\n")
    let items = tree.items(0)
    #expect(items.map(tree.string) == ["p", "s", "dé", "l\n", "f g\n", ""])
    #expect(
        items.map { tree.nodes[$0].style } == [.plain, .singleQuoted, .doubleQuoted, .literal, .folded, .singleQuoted])
}

@Test func `a node takes 28 bytes`() { #expect(MemoryLayout<YAMLNode>.stride == 28) }
