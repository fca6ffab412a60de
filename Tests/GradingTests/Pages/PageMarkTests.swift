import CourseModel
import Grading
import PageKeys
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a page without `learn` says of an answer is what the grader says, or nothing.
struct PageMarkTests {
    static let rows = AnswerRow.all.filter { $0.step.kind != .quiz }

    /// The texts of the page's fields; nil where an answer does not part into them.
    private static func fields(_ row: AnswerRow, _ typed: String) -> [String]? {
        guard case .remainder = PagePart.all(of: row.step, language: row.locale)?.first?.spelling else {
            return [typed]
        }
        let words = typed.split { $0 == " " || $0 == "r" }.map(String.init)
        return words.count == 2 ? words : nil
    }

    /// The two verdicts on `typed`; nil where there is none to compare.
    private func marks(_ row: AnswerRow, _ typed: String) -> (page: PagePart.Mark, grader: String)? {
        guard let part = PagePart.all(of: row.step, language: row.locale)?.first,
            let fields = Self.fields(row, typed)
        else { return nil }
        let text = fields.joined(separator: " r ")
        let answer: Answer = row.step.kind == .fill ? .blanks([text]) : .numbers([text])
        let verdict = Grader.grade(answer, to: row.step, language: row.locale)
        return (part.mark(fields), verdict.parts.first?.result.rawValue ?? "none")
    }

    @Test(arguments: rows) func `a page decides as the grader does, or not at all`(row: AnswerRow) {
        guard let (page, grader) = marks(row, row.typed) else { return }
        #expect(page == .undecided || page.rawValue == grader)
    }

    @Test func `a page decides most of what is right and what is wrong`() {
        let all = Self.rows.filter { $0.verdict != "unreadable" }.compactMap { marks($0, $0.typed)?.page }
        #expect(
            all.count { $0 != .undecided } * 10 >= all.count * 6, "\(all.count { $0 != .undecided }) of \(all.count)")
    }

    @Test func `so it is with answers that somebody mistypes`() {
        var random = SplitMix64(seed: 3)
        for row in Self.rows {
            for _ in 0..<(row.step.kind == .fill ? 12 : 60) {
                let typed = Self.mistyped(row.typed, row.step.kind == .fill, &random)
                guard let (page, grader) = marks(row, typed) else { continue }
                #expect(page == .undecided || page.rawValue == grader, "\(row.question) ← \(typed.debugDescription)")
            }
        }
    }

    private static func mistyped(_ text: String, _ isFill: Bool, _ random: inout SplitMix64) -> String {
        let marks =
            isFill
            ? Array("  \t\nab_iIıİ(){}[]<>.,:;!?&|+-*/=@#$\"\\`1ـَا\u{A0}\u{201C}".unicodeScalars)
            : Array("0123456789 .,-+/'٠١٢٣٫٬۴−\u{A0}\u{2044}".unicodeScalars)
        var scalars = Array(text.unicodeScalars)
        for _ in 0...Int(random.next() % 2) {
            let place = Int(random.next() % UInt64(scalars.count + 1))
            let mark = marks[Int(random.next() % UInt64(marks.count))]
            switch random.next() % 3 {
            case 0: scalars.insert(mark, at: place)
            case 1 where place < scalars.count: scalars.remove(at: place)
            default: if place < scalars.count { scalars[place] = mark } else { scalars.append(mark) }
            }
        }
        return String(String.UnicodeScalarView(scalars))
    }

    // MARK: The table for the page's script

    private static let file = #filePath.replacing(
        "/GradingTests/Pages/PageMarkTests.swift", with: "/Browser/answers.json")

    /// The rows as the page's script gets them, with what it must say; the rows that somebody mistypes too. With
    /// `LEARN_RECORD=1` the file is written anew.
    @Test func `the table of the browser's test is this one`() throws {
        var random = SplitMix64(seed: 4)
        let lines = Self.rows.flatMap { row in
            ([row.typed] + (0..<1).map { _ in Self.mistyped(row.typed, row.step.kind == .fill, &random) })
                .compactMap { line(row, $0) }
        }
        let table = "[\n" + lines.joined(separator: ",\n") + "\n]\n"
        if ProcessInfo.processInfo.environment["LEARN_RECORD"] == "1" {
            try table.write(toFile: Self.file, atomically: true, encoding: .utf8)
            Issue.record("answers.json is recorded")
        }
        #expect(try String(contentsOfFile: Self.file, encoding: .utf8) == table)
    }

    private func line(_ row: AnswerRow, _ typed: String) -> String? {
        guard let fields = Self.fields(row, typed), let (page, _) = marks(row, typed),
            let key = SealedKey(row.step, language: row.locale, explanation: nil)
        else { return nil }
        let isEmpty = fields.contains { $0.allSatisfy(\.isWhitespace) }
        let texts = fields.map { "\"\(escaped($0))\"" }.joined(separator: ",")
        return "{\"key\":\(key.json),\"texts\":[\(texts)],\"mark\":\"\(isEmpty ? "empty" : page.rawValue)\"}"
    }

    private func escaped(_ text: String) -> String {
        text.utf16.reduce(into: "") { result, unit in
            let isPlain = (0x20...0x7E).contains(unit) && unit != 0x22 && unit != 0x5C
            let digits = String(unit, radix: 16)
            result +=
                isPlain
                ? String(UnicodeScalar(UInt8(unit)))
                : "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }
}
