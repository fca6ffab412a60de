import CourseModel
import Testing

@testable import LessonFormat

private func source(_ text: String) -> SourceText { SourceText(file: "f", bytes: Array(text.utf8)) }

@Test func `lines end at LF, CR, CR LF, NEL and the Unicode separators`() {
    let lines = source("a\nb\rc\r\nd\u{85}e\u{2028}f\u{2029}g")
    #expect(lines.lineCount == 7)
    let texts = (1...7).map { String(decoding: lines.line($0), as: UTF8.self) }
    #expect(texts == ["a", "b", "c", "d", "e", "f", "g"])
}

@Test func `offset and position are inverse, and columns count Unicode scalars`() {
    let text = source("\u{FEFF}aé\u{1F600}b\nşğ: x")
    for (line, columns) in [(1, 5), (2, 6)] {
        for column in 1...columns {
            let position = TextPosition(line: line, column: column)
            #expect(text.position(of: text.offset(of: position)) == position)
        }
    }
    #expect(text.position(of: 3) == TextPosition(line: 1, column: 1))
}

@Test func `in a long line offset and position are inverse at every column`() {
    let text = source("a\n" + String(repeating: "aé\u{1F600}", count: 500) + "\nb")
    for column in 1...1_501 {
        let position = TextPosition(line: 2, column: column)
        let cycle = [0, 1, 3][(column - 1) % 3]
        let offset = text.offset(of: position)
        #expect(offset == 2 + (column - 1) / 3 * 7 + cycle)
        #expect(text.position(of: offset) == position)
    }
    #expect(text.offset(of: TextPosition(line: 2, column: 9_999)) == 3_502)
}

@Test func `an excerpt is the whole line where it is short`() {
    let excerpt = source("one\ntwo\r\nthree").excerpt(at: TextPosition(line: 2, column: 2))
    #expect(excerpt == CourseDiagnostic.Excerpt(text: "two", dropped: 0))
}

@Test func `an excerpt of a long line holds 200 characters around the place`() {
    let text = String(repeating: "é", count: 1000)
    let excerpt = source(text).excerpt(at: TextPosition(line: 1, column: 501))
    #expect(excerpt.text.unicodeScalars.count == 200)
    #expect(excerpt.dropped == 400)
    #expect(source(text).excerpt(at: TextPosition(line: 1, column: 1)).dropped == 0)
    #expect(source(text).excerpt(at: TextPosition(line: 1, column: 1000)).dropped == 800)
}

@Test func `an excerpt beyond the file is empty`() {
    #expect(source("one").excerpt(at: TextPosition(line: 9, column: 9)).text.isEmpty)
}
