import HeadlessSwiftUI
import Testing

@Suite struct ListFormatterTests {
    @Test(arguments: [
        ("en_GB", "A, B and C"), ("en_US", "A, B, and C"), ("tr_TR", "A, B ve C"),
    ])
    func `a list is joined as the language does it`(_ locale: String, _ list: String) {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: locale)
        #expect(formatter.string(from: ["A", "B", "C"]) == list)
        #expect(formatter.string(from: ["A"]) == "A")
        #expect(formatter.string(from: []) == "")
    }

    @Test func `items are written by their formatter`() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.itemFormatter = NumberFormatter()
        #expect(formatter.string(from: [1, 2]) == "1 and 2")
    }
}
