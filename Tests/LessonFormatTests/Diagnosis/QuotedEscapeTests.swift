import CourseModel
import Testing

@testable import LessonFormat

private func unmeant(_ text: String) -> String? {
    let source = SourceText(file: "f", bytes: Array(text.utf8))
    let end = TextPosition(line: 1, column: text.unicodeScalars.count + 1)
    return QuotedEscape.unmeant(in: source, TextRange(start: TextPosition(line: 1, column: 1), end: end))?.text
}

@Test(arguments: [
    (#""C:\temp""#, #"\t"#), (#""in C:\new""#, #"\n"#), (#""\alpha""#, #"\a"#), (#""x\0""#, #"\0"#),
    (#""a\\ \b""#, #"\b"#),
])
func `an escape that is hardly meant is found`(text: String, escape: String) {
    #expect(unmeant(text) == escape)
}

@Test(arguments: [
    #""a\tb\nc""#, #""\"C:\\temp\"""#, #""abc:\n""#, #""1:\n""#, #""\u00e9\x41\\b""#, #""""#, #""plain""#,
])
func `a usual escape is left alone`(text: String) {
    #expect(unmeant(text) == nil)
}
