internal import CourseModel
internal import LessonFormat
internal import Markdown
internal import SwiftSource

/// Blocks of Swift in prose parse.
struct CodeBlockRule: LintRule {
    func check(_ lesson: ReadLesson, _ syntax: inout SyntaxCache) -> [Finding] {
        var findings: [Finding] = []
        for prose in lesson.prose where prose.hasFence {
            for block in MarkdownDocument(prose.text).codeBlocks where block.language == "swift" {
                guard let error = syntax.firstError(in: block.text) else { continue }
                let range = prose.place.range(
                    line: block.line + error.line - 1, column: block.column + error.column - 1, length: 1)
                findings.append(Finding(.codeDoesNotParse(detail: error.message), range))
            }
        }
        return findings
    }
}
