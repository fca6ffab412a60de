import Markdown
import Testing

struct ThreadTests {
    @Test func `texts are read by several threads as by one`() async {
        let texts = ["~~a~~ *b* **c** `d`", "plain", "| a |\n|---|\n| ~~b~~ |", "see https://a.example *now*"]
        let alone = texts.map { MarkdownDocument($0) }
        await withTaskGroup { group in
            for _ in 0..<4 {
                group.addTask {
                    (0..<2_000).allSatisfy { MarkdownDocument(texts[$0 % texts.count]) == alone[$0 % texts.count] }
                }
            }
            for await isSame in group { #expect(isSame) }
        }
    }
}
