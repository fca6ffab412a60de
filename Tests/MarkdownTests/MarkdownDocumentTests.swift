import Markdown
import Testing

struct MarkdownDocumentTests {
    @Test func `code blocks say where in the source their code begins`() {
        let document = MarkdownDocument("text\n\n```Swift title\nlet a = 1\n```\n\n- item\n\n  ```json\n  {}\n  ```\n")
        #expect(
            document.codeBlocks == [
                CodeBlock(language: "swift", text: "let a = 1\n", line: 4, column: 1),
                CodeBlock(language: "json", text: "{}\n", line: 10, column: 3),
            ])
    }
}
