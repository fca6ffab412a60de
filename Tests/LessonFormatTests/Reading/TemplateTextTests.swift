import CourseModel
import Testing

@testable import LessonFormat

@Test func `text and blanks stand by turns`() {
    #expect(
        TemplateText("{{0}}: a{{1}}{{12}}\n").parts == [.blank(0), .text(": a"), .blank(1), .blank(12), .text("\n")])
    #expect(TemplateText("").parts.isEmpty)
}

@Test func `a placeholder knows its line and column`() {
    let found = TemplateText("é {{0}}\n\n  {{1}}").placeholders
    #expect(found.map(\.line) == [1, 3])
    #expect(found.map(\.column) == [3, 3])
}

@Test(arguments: [
    "{{ 0 }}", "{{a}}", "{{}}", "{{00}}", "{{0}", "{{0", "{{٣}}", "{{first-name}}", "{{99999999999999999999}}",
])
func `what only looks like a placeholder is malformed`(text: String) {
    let found = TemplateText("x \(text) y").placeholders
    #expect(found.map(\.index) == [nil])
    #expect(found.first?.text == text)
}

@Test(arguments: ["{ {0} }", "{{ $0 + 1 }}", "{\"a\": {\"b\": {}}}", "{{ print(1) }}", "}}", "{"])
func `other braces are code`(text: String) {
    #expect(TemplateText(text).placeholders.isEmpty)
    #expect(TemplateText(text).parts == [.text(text)])
}

@Test func `the parts put together are the template`() {
    var random = SplitMix64(state: 3)
    let pieces = ["{{0}}", "{{1}}", "{", "}", "{{", "}}", " ", "a", "\n", "0", "{{a}}"]
    for _ in 0..<2_000 {
        let text = (0..<8).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
        let joined = TemplateText(text).parts.map { part in
            switch part {
            case .text(let text): text
            case .blank(let index): "{{\(index)}}"
            }
        }
        #expect(joined.joined() == text)
    }
}
