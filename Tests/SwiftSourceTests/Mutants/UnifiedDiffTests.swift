import SwiftSource
import Testing

@Suite struct UnifiedDiffTests {
    private func diff(_ old: String, _ new: String) -> String {
        UnifiedDiff.of(Array(old.utf8), Array(new.utf8), file: "A.swift")
    }

    @Test func `a changed line stands between its neighbours`() {
        #expect(
            diff("a\nb\nc\nd\ne", "a\nb\nX\nd\ne") == """
                --- A.swift
                +++ A.swift
                @@ -2,3 +2,3 @@
                 b
                -c
                +X
                 d
                """)
    }

    @Test func `the first and the last line have one neighbour`() {
        #expect(diff("a\nb", "X\nb").hasSuffix("@@ -1,2 +1,2 @@\n-a\n+X\n b"))
        #expect(diff("a\nb", "a\nX").hasSuffix("@@ -1,2 +1,2 @@\n a\n-b\n+X"))
    }

    @Test func `several lines may become one`() {
        #expect(diff("a\nb\nc\nd", "a\nX\nd").hasSuffix("@@ -1,4 +1,3 @@\n a\n-b\n-c\n+X\n d"))
    }

    @Test func `a line equal to its neighbour is told once`() {
        #expect(diff("a\na\nb", "a\nb").hasSuffix("@@ -1,3 +1,2 @@\n a\n-a\n b"))
    }

    @Test func `a file with CR LF has lines too`() {
        let old = Array("a\r\nb\r\nc\r\nd\r\n".utf8)
        let new = Array("a\r\nB\r\nc\r\nd\r\n".utf8)
        let diff = UnifiedDiff.of(old, new, file: "f")
        #expect(diff.utf8.elementsEqual("--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\r\n-b\r\n+B\r\n c\r".utf8))
    }
}
