import CommandTable
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What `Documentation/JSON.md` says.
struct JSONDocumentTests {
    private let document: String

    init() throws { document = try Documents.read("Documentation/JSON.md") }

    @Test func `every example is JSON`() throws {
        let blocks = document.split(separator: "```json\n").dropFirst().compactMap {
            $0.split(separator: "\n```").first
        }
        #expect(blocks.count > 10)
        for block in blocks {
            #expect(throws: Never.self, "\(block)") {
                try JSONDecoder().decode([String: Anything].self, from: Data(block.utf8))
            }
        }
    }

    @Test func `every command with a JSON form has an example`() {
        let commands = CommandDeclaration.all.filter { $0.options.contains(.format) }.map(\.name.rawValue)
        #expect(commands.count > 10)
        for command in commands { #expect(document.contains("    $ learn \(command) "), "\(command)") }
    }

    @Test(arguments: [
        "Sources/Reporting/Reports/Failure.swift", "Sources/CommandTable/ParsedArguments.swift",
        "Sources/CourseModel/Verdicts/Remark.swift", "Sources/CourseModel/Verification/VerifyProblem.swift",
        "Sources/CourseModel/Verification/FillProblem.swift", "Sources/Reporting/Reports/Report.swift",
    ])
    func `every code of a failure, a remark or a notice is listed`(_ file: String) throws {
        let codes = try Documents.read(file).split(separator: "\n").compactMap(CodeLine.code)
        #expect(codes.count > 4)
        for code in codes { #expect(document.contains("`\(code)`"), "\(code)") }
    }

    /// Any JSON value; what it holds does not matter here.
    private struct Anything: Decodable {
        init(from decoder: any Decoder) throws {}
    }
}
