import CourseModel
import Testing

@testable import LessonFormat

@Test(arguments: [("0", 0), ("12", 12), ("-7", -7), ("9223372036854775807", Int.max)])
func `whole numbers are read`(text: String, value: Int) {
    #expect(ScalarText.integer(text) == value)
}

@Test(arguments: ["", "-", "+1", "01", "-01", "1.0", "1_000", "0x10", "١", " 1", "1e3", "9223372036854775808"])
func `what is no plain whole number is not read`(text: String) {
    #expect(ScalarText.integer(text) == nil)
}

@Test func `truth values are those of YAML, in its three spellings`() {
    for text in ["yes", "Yes", "YES", "true", "on", "ON"] { #expect(ScalarText.truthValue(text) == true) }
    for text in ["no", "false", "False", "off"] { #expect(ScalarText.truthValue(text) == false) }
    for text in ["y", "n", "1", "0", "yEs", ""] { #expect(ScalarText.truthValue(text) == nil) }
}

@Test func `a range needs three dots and rising ends`() {
    #expect(ScalarText.range("1...50") == 1...50)
    #expect(ScalarText.range("-5 ... 5") == -5...5)
    for text in ["1..50", "1....50", "1..<50", "5...1", "...5", "1...", "1...2...3", "a...b"] {
        #expect(ScalarText.range(text) == nil, "\(text)")
    }
}

@Test func `a tolerance is a decimal or a fraction above zero`() throws {
    #expect(ScalarText.tolerance("0.01") == (try Rational(1, 100)))
    #expect(ScalarText.tolerance("2") == (try Rational(2)))
    #expect(ScalarText.tolerance("1 / 3") == (try Rational(1, 3)))
    for text in ["0", "-1", "1/0", "-1/3", ".5", "5.", "1,5", "0.0000000001", "1/2/3", "x", "99999999999999999999"] {
        #expect(ScalarText.tolerance(text) == nil, "\(text)")
    }
}

@Test func `identifiers are words of letters and digits joined by hyphens`() {
    for text in ["a", "rows-2", "2-rows", "a-b-c"] { #expect(ScalarText.isIdentifier(text), "\(text)") }
    let wrong = ["", "-", "a-", "-a", "a--b", "A", "a_b", "a b", "ä", "a/b", "..", String(repeating: "a", count: 101)]
    for text in wrong { #expect(!ScalarText.isIdentifier(text), "\(text)") }
}

@Test func `a suggested identifier is one`() {
    #expect(ScalarText.identifier(from: "Rows you can") == "rows-you-can")
    #expect(ScalarText.identifier(from: "../a_b") == "a-b")
    #expect(ScalarText.identifier(from: "صفوف") == nil)
}

@Test func `language tags have the form of BCP 47`() {
    for text in ["en", "pt-br", "de-CH", "zh-Hant-TW", "ckb"] { #expect(ScalarText.isLanguageTag(text), "\(text)") }
    for text in ["", "e", "de_CH", "en-", "1en", "english language", "../en"] {
        #expect(!ScalarText.isLanguageTag(text), "\(text)")
    }
}

@Test func `links are https or http addresses with a host`() {
    let right = ["https://swift.org", "http://a.b/c?d#e", "HTTPS://x.org:8080/", "https://localhost"]
    for text in right { #expect(ScalarText.isLink(text), "\(text)") }
    let wrong = [
        "swift.org", "ftp://a.b", "https://", "https:///a", "https://a b", "javascript:x", "https://.", "//a.b",
    ]
    for text in wrong { #expect(!ScalarText.isLink(text), "\(text)") }
}
