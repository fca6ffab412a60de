import Testing

@testable import ProgressStore

struct AnswerTextTests {
    @Test(arguments: [[], [""], ["", ""], ["a"], ["1:", ":"], ["é", "\0", "12:ab"], ["\r\n", "e\u{301}"]])
    func `parts come back as they were`(parts: [String]) {
        let decoded = AnswerText.decode(AnswerText.encode(parts))
        #expect(decoded.map { $0.map { Array($0.utf8) } } == parts.map { Array($0.utf8) })
    }

    @Test(arguments: [
        "a", "1", "1:", "2:a", "-1:a", "1:ab", "1:é", "x:a", "99999999999999999999:a", "9223372036854775807:a",
        "+1:a", "01:a", "-0:",
    ])
    func `a text of another making is none`(text: String) {
        #expect(AnswerText.decode(text) == nil)
    }

    @Test func `whatever the text, what is decoded encodes to it`() {
        var random = SplitMix64(state: 2)
        var decoded = 0
        for _ in 0..<20_000 {
            let text = HostileValue.text(&random)
            guard let parts = AnswerText.decode(text) else { continue }
            decoded += 1
            #expect(AnswerText.encode(parts) == text)
        }
        #expect(decoded > 1_000)
    }
}
