import Markdown
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Each folder of `Golden` holds a document and what becomes of it. With `LEARN_RECORD=1` the expected files are written
/// anew, and the run does not pass: read the difference before it is kept.
struct GoldenTests {
    private static let folder = #filePath.replacing("/GoldenTests.swift", with: "/Golden")
    private static let isRecording = ProcessInfo.processInfo.environment["LEARN_RECORD"] == "1"
    static let cases = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

    /// The expected files and how they are made.
    private static let renderings: [(file: String, render: @Sendable (MarkdownDocument) -> String)] = [
        ("expected.80.txt", { TerminalRenderer(highlight: sampleHighlight).render($0) }),
        ("expected.40.txt", { TerminalRenderer(width: 40).render($0) }),
        ("expected.colour.txt", { TerminalRenderer(width: 60, style: .colour, highlight: sampleHighlight).render($0) }),
        ("expected.rtl.txt", { TerminalRenderer(width: 60, direction: .rightToLeft).render($0) }),
        ("expected.html", { HTMLRenderer().render($0) + "\n" }),
    ]

    @Test func `there are golden cases`() {
        #expect(Self.cases.count >= 15)
    }

    @Test(arguments: cases) func `a document is shown as it was`(name: String) throws {
        let path = Self.folder + "/" + name + "/"
        let document = MarkdownDocument(try String(contentsOfFile: path + "input.md", encoding: .utf8))
        for (file, render) in Self.renderings {
            let shown = Showing.show(render(document))
            if Self.isRecording {
                try shown.write(toFile: path + file, atomically: true, encoding: .utf8)
                Issue.record("\(name)/\(file) is recorded")
            }
            #expect(try String(contentsOfFile: path + file, encoding: .utf8) == shown, "\(name)/\(file)")
        }
    }
}
