internal import CourseModel
internal import LessonFormat
internal import Markdown

/// The words after a code block's language mean something: of Swift `program` does.
struct CodeMarkRule: LintRule {
    private static let known = [CodeBlock.program]

    func check(_ lesson: ReadLesson, _ syntax: inout SyntaxCache) -> [Finding] {
        var findings: [Finding] = []
        for prose in lesson.prose where prose.hasFence {
            for block in MarkdownDocument(prose.text).codeBlocks {
                let known = block.language == "swift" ? Self.known : []
                for word in block.marks where !known.contains(word) {
                    let suggestion = Suggestion.closest(to: word, among: known)
                    let range = prose.place.range(line: block.line - 1, column: block.column, length: 1)
                    findings.append(Finding(.unknownCodeMark(word: word, suggestion: suggestion), range))
                }
            }
        }
        return findings
    }
}
