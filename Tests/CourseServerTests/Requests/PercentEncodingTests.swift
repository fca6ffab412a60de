import Testing

@testable import CourseServer

@Suite struct PercentEncodingTests {
    @Test func `every text comes back from its escapes`() {
        for text in ["", "a b+c%", "السلام", "İıŞş", "👩‍🚀", "a=1&b=2\r\n"] {
            let escaped = text.utf8.map { byte in
                "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }.joined()
            #expect(PercentEncoding.decode(escaped.utf8) == text)
            #expect(PercentEncoding.fields("x=\(escaped)".utf8, most: 1)?.first?.value == text)
        }
    }

    @Test func `a plus sign is a space in a form alone`() {
        #expect(PercentEncoding.decode("1+2".utf8) == "1+2")
        #expect(PercentEncoding.decode("1+2".utf8, inForm: true) == "1 2")
        #expect(PercentEncoding.decode("1%2B2".utf8, inForm: true) == "1+2")
    }

    @Test func `one broken field breaks the form`() {
        #expect(PercentEncoding.fields("a=1&b=%zz".utf8, most: 9) == nil)
        #expect(PercentEncoding.fields("a=1&b=2&c=3".utf8, most: 2) == nil)
        #expect(PercentEncoding.fields("a=1=2&&b".utf8, most: 9)?.map(\.value) == ["1=2", ""])
    }
}
