import Testing

@testable import WebPages

struct HTMLTests {
    @Test func `text put into a piece is escaped and a piece is not`() {
        let bold: HTML = "<b>\("<i>&\"'")</b>"
        #expect(bold.text == "<b>&lt;i&gt;&amp;&quot;&#39;</b>")
        let outer: HTML = "<p>\(bold)\([bold])\(nil as HTML?)\(" x", if: false)</p>"
        #expect(outer.text == "<p>\(bold.text)\(bold.text)</p>")
    }
}
