import CourseModel
import Grading
import Testing

struct AnswerTableTests {
    @Test(arguments: AnswerRow.all)
    func `an answer of the table has its verdict, reading and remarks`(row: AnswerRow) throws {
        let verdict = Grader.grade(row.answer, to: row.step, language: row.locale)
        let part = try #require(verdict.parts.first)
        #expect(part.result.rawValue == row.verdict)
        #expect(part.trace.read ?? "nil" == row.read)
        #expect(part.remarks.map { "\($0)" }.joined(separator: " ") == row.remarks)
        #expect(verdict.outcome == outcome(of: part.result))
        #expect((part.trace.rule == .readable) == (part.result == .unreadable))
        #expect(part.trace.key.isEmpty == (part.result == .unreadable))
    }

    @Test func `the table holds at least 120 answers`() { #expect(AnswerRow.all.count >= 120) }

    private func outcome(of result: PartVerdict.Result) -> Outcome {
        switch result {
        case .right: .passed
        case .wrong: .wrong
        case .unreadable: .unreadable
        }
    }
}
