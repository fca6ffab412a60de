import CourseModel
import Testing

@testable import Grading

struct SwiftBlankGraderTests {
    private func result(_ typed: String, key: String) -> PartVerdict.Result? {
        let fill = FillIn(prompt: "", language: .swift, template: [.blank(0)], blanks: [Blank(answers: [key])])
        return FillInGrader(fill: fill, language: LanguageTag("en")).verdict(on: [typed]).parts.first?.result
    }

    @Test func `an answer that is not parsed still equals its key, and no other`() {
        let deep = String(repeating: "[", count: 40) + "a" + String(repeating: "]", count: 40)
        #expect(result(deep, key: deep) == .right)
        #expect(result("  \(deep)\n", key: deep) == .right)
        #expect(result(deep, key: "a") == .wrong)
    }

    @Test func `where one of the two is not parsed both are split alike`() {
        let list = (0..<1_000).map { "a\($0)!" }.joined(separator: ", ")
        let spaced = list + String(repeating: " ", count: AnswerTokens.byteLimit)
        let short = (0..<200).map { "a\($0) += 1" }.joined(separator: "; ")
        #expect(short.utf8.count < AnswerTokens.byteLimit)
        #expect(result(spaced, key: list) == .right)
        #expect(result(short + String(repeating: " ", count: AnswerTokens.byteLimit) + ";", key: short + ";") == .right)
    }

    @Test(arguments: ["let ", "isolated ", "__shared@a ", "if ", "["])
    func `a long answer of one word costs no time and no stack`(piece: String) {
        let typed = String(repeating: piece, count: 5_000)
        let time = ContinuousClock().measure { #expect(result(typed, key: "let") == .wrong) }
        #expect(time < .seconds(20))
    }
}
