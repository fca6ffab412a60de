import Testing

@testable import ProgressStore

struct AnswerTextTests {
    @Test(arguments: [[], [""], ["", ""], ["a"], ["1:", ":"], ["é", "\0", "12:ab"], ["\r\n", "e\u{301}"]])
    func `parts come back as they were`(parts: [String]) {
        let decoded = AnswerText.decode(AnswerText.encode(parts))
        #expect(decoded.map { $0.map { Array($0.utf8) } } == parts.map { Array($0.utf8) })
    }

    @Test(arguments: ["a", "1", "1:", "2:a", "-1:a", "1:ab", "1:é", "x:a", "99999999999999999999:a"])
    func `a text of another making is none`(text: String) {
        #expect(AnswerText.decode(text) == nil)
    }
}
