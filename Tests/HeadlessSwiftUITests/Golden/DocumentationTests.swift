import Foundation
import Testing

/// `Documentation/SwiftUI.md` lists what the module offers: the code spans in the first column of its tables.
@Suite(.enabled(if: Places.hasMacros, "the macros are not built")) struct DocumentationTests {
    /// What is public for the driver and for the compiler, not for a student's screen.
    private static let machinery = "headless"

    private static let documented: Set<String> = {
        let text = (try? String(contentsOf: Places.document, encoding: .utf8)) ?? ""
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
        let cells = rows.compactMap { $0.dropFirst().split(separator: "|").first }
        return Set(cells.flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } })
    }()

    @Test func `all that the module offers is in the table, and nothing else is`() throws {
        let api = try PublicAPI()
        let offered = api.types.union(api.modifiers).filter { !$0.hasPrefix(Self.machinery) }
        #expect(offered.subtracting(Self.documented).sorted() == [])
        #expect(Self.documented.subtracting(offered).sorted() == [])
    }
}
