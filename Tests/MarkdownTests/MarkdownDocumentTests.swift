import Markdown
import Testing

struct MarkdownDocumentTests {
    @Test func `code blocks say where in the source their code begins`() {
        let document = MarkdownDocument(
            "text\n\n```Swift title\nlet a = 1\n```\n\n- item\n\n  ```json\n  {}\n  ```\n\n> ```\n> x\n> ```\n\n    y\n"
        )
        #expect(
            document.codeBlocks == [
                CodeBlock(language: "swift", marks: ["title"], text: "let a = 1\n", line: 4, column: 1),
                CodeBlock(language: "json", text: "{}\n", line: 10, column: 3),
                CodeBlock(language: "", text: "x\n", line: 14, column: 3),
                CodeBlock(language: "", text: "y\n", line: 17, column: 5),
            ])
    }

    @Test func `plain text is one line without marks`() {
        let document = MarkdownDocument("# A *b*\n\n- `c`\n- [d](e) ~~f~~\n\n> g\\\n> h\n\n```\ni\n j\n```\n")
        #expect(document.plainText == "A b c d f g h i j")
        #expect(MarkdownDocument("").plainText == "")
    }

    @Test func `blocks and inlines are read as GitHub reads them`() {
        #expect(
            MarkdownDocument("a *b* **c** ~~d~~ `e`\\\nf\ng").blocks == [
                .paragraph([
                    .text("a "), .emphasis([.text("b")]), .text(" "), .strong([.text("c")]), .text(" "),
                    .strikethrough([.text("d")]), .text(" "), .code("e"), .hardBreak, .text("f"), .softBreak,
                    .text("g"),
                ])
            ])
        #expect(
            MarkdownDocument("www.swift.org").blocks == [
                .paragraph([.link([.text("www.swift.org")], url: "http://www.swift.org")])
            ])
        #expect(MarkdownDocument("- [x] a").blocks.count == 1)
    }

    @Test func `a table knows its columns, and its rows are as wide as the header`() throws {
        let document = MarkdownDocument("|a|b|c|d|\n|-|:-|:-:|-:|\n|1|\n")
        guard case .table(let table) = try #require(document.blocks.first) else {
            Issue.record("no table")
            return
        }
        #expect(table.alignments == [.natural, .left, .centre, .right])
        #expect(table.header == [[.text("a")], [.text("b")], [.text("c")], [.text("d")]])
        #expect(table.rows == [[[.text("1")], [], [], []]])
    }

    @Test func `a list is tight or loose, bulleted or numbered`() throws {
        guard case .list(let tight) = try #require(MarkdownDocument("- a\n- b").blocks.first),
            case .list(let loose) = try #require(MarkdownDocument("7. a\n\n8. b").blocks.first)
        else {
            Issue.record("no list")
            return
        }
        #expect(tight.isTight && tight.marker == .bullet && tight.items.count == 2)
        #expect(!loose.isTight && loose.marker == .ordered(start: 7))
    }

    @Test func `what is too deep is text`() {
        let document = MarkdownDocument(String(repeating: "> ", count: 50) + "deep *text*")
        var blocks = document.blocks
        var depth = 0
        while case .quote(let inner)? = blocks.first {
            blocks = inner
            depth += 1
        }
        #expect(depth == 32)
        #expect(blocks == [.paragraph([.text("deep text")])])
    }

    @Test func `a table that asks for millions of cells is text`() {
        let row = String(repeating: "|a", count: 150) + "|\n"
        let rule = String(repeating: "|-", count: 150) + "|\n"
        let document = MarkdownDocument(row + rule + String(repeating: "|b\n", count: 1_000))
        #expect(!document.blocks.contains { if case .table = $0 { true } else { false } })
    }
}
