import CourseModel
import Testing

@testable import LessonFormat

private func cut(_ line: String, after column: Int) -> String? {
    CutComment.after(TextPosition(line: 1, column: column), in: SourceText(file: "f", bytes: Array(line.utf8)))?.text
}

@Test func `one space before the sign is a text that goes on, two are a comment`() {
    #expect(cut("a: b #3", after: 5) == "#3")
    #expect(cut("a: é #3\nx", after: 5) == "#3")
    #expect(cut("a: b  # note", after: 5) == nil)
    #expect(cut("a: b", after: 5) == nil)
    #expect(cut("a: b ", after: 5) == nil)
}
