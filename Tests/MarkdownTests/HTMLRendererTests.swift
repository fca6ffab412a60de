import Markdown
import Testing

struct HTMLRendererTests {
    private func html(_ source: String) -> String { HTMLRenderer().render(MarkdownDocument(source)) }

    @Test func `text is escaped wherever it stands`() {
        #expect(html("a & \\<b> \"c\" 'd'") == "<p>a &amp; &lt;b&gt; &quot;c&quot; &#39;d&#39;</p>")
        #expect(html("`<i>`") == "<p><code dir=\"ltr\">&lt;i&gt;</code></p>")
        #expect(html("<script>x</script>") == "<p>&lt;script&gt;x&lt;/script&gt;\n</p>")
        #expect(!html("```a\"><script>\nx\n```").contains("<script>"))
    }

    @Test func `only addresses of the web and of mail become links`() {
        #expect(html("[a](https://b.c/?d=\"e\")") == "<p><a href=\"https://b.c/?d=&quot;e&quot;\">a</a></p>")
        #expect(html("<a@b.c>") == "<p><a href=\"mailto:a@b.c\">a@b.c</a></p>")
        for address in ["javascript:x", "JaVaScRiPt:x", "data:text/html,x", "vbscript:x", "file:///x", "x", "//x"] {
            #expect(html("[a](\(address))") == "<p>a</p>", "\(address)")
        }
    }

    @Test func `code reads from left to right`() {
        #expect(
            html("```swift\nlet x\n```")
                == "<pre dir=\"ltr\"><code class=\"language-swift\">let x\n</code></pre>")
    }
}
