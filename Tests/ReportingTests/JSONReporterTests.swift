import CourseModel
import Reporting
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite struct JSONReporterTests {
    /// What every document holds.
    private struct Document: Decodable {
        struct Result: Decodable { var kind: String }
        struct Diagnostic: Decodable {
            struct Position: Decodable { var line: Int }
            var code: String
            var file: String
            var message: String
            var start: Position?
        }
        var version: Int
        var command: String
        var result: Result
        var diagnostics: [Diagnostic]
        struct Notice: Decodable {
            var code: String
            var message: String
        }
        var notices: [Notice]
    }

    private func reporter(_ language: InterfaceLanguage) -> JSONReporter {
        JSONReporter(command: "check", messages: Messages(language: language, program: "learn"))
    }

    private func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(text.utf8))
    }

    @Test(arguments: InterfaceLanguage.allCases)
    func `every report is one line of JSON, version 1, whatever stands in it`(_ language: InterfaceLanguage) throws {
        for text in ["abc", Hostile.texts.joined(separator: " ")] {
            for report in Samples.reports(text) {
                let line = reporter(language).render(report, notices: Samples.notices(text))
                let isLine = line.last == "\n" && !line.utf8.dropLast().contains(UInt8(ascii: "\n"))
                #expect(isLine)
                let document = try decode(Document.self, line)
                #expect(document.version == 1)
                #expect(document.command == "check")
                #expect(!document.result.kind.isEmpty)
                #expect(document.notices.count == Samples.notices(text).count)
            }
        }
    }

    @Test func `what was typed comes back as it was`() throws {
        struct Typed: Decodable {
            struct Result: Decodable {
                struct Part: Decodable { var typed: String }
                var parts: [Part]
            }
            var result: Result
        }
        for text in Hostile.texts {
            let part = PartVerdict(
                place: 0, result: .wrong, trace: Trace(typed: text, read: nil, key: [], rule: .sameText))
            let report = VerdictReport(
                step: Samples.step, language: LanguageTag("en"), title: "", kind: .fill, outcome: .wrong,
                parts: [VerdictReport.Part(number: 1, asked: nil, verdict: part)], explanation: nil,
                hasMoreHints: false,
                answerCount: 1, explains: false, then: .sameStep)
            let typed = try decode(Typed.self, reporter(.english).render(.verdict(report)))
            #expect(typed.result.parts.map { Array($0.typed.unicodeScalars) } == [Array(text.unicodeScalars)])
        }
    }

    @Test func `diagnostics have code, file, place and message`() throws {
        let problems = Samples.problems("abc")
        let range = TextRange(start: TextPosition(line: 7, column: 2), end: TextPosition(line: 7, column: 3))
        let lint = LintReport(
            fileCount: 1, diagnostics: problems.map { CourseDiagnostic($0, file: "a b.yaml", range: range) })
        let document = try decode(Document.self, reporter(.turkish).render(.lint(lint)))
        #expect(document.diagnostics.map(\.code) == problems.map(\.code))
        let isWhole = document.diagnostics.allSatisfy { found in
            found.file == "a b.yaml" && found.start?.line == 7 && !found.message.isEmpty
        }
        #expect(isWhole)
    }

    @Test func `keys stand in alphabetical order, so that two runs are the same`() {
        let report = Samples.reports("abc")[0]
        #expect(reporter(.english).render(report) == reporter(.english).render(report))
        #expect(
            reporter(.english).render(.reset(Samples.step, kept: []))
                == #"{"command":"check","diagnostics":[],"notices":[],"result":{"kept":[],"kind":"reset","step":"lesson/step"},"version":1}"#
                + "\n")
    }
}
