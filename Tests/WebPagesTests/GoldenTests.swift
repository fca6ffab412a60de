import CourseModel
import Reporting
import Testing
import WebPages

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Each folder of `Golden` holds a page as it is written. With `LEARN_RECORD=1` they are written anew, and the run does not
/// pass: read the difference before it is kept.
struct GoldenTests {
    private static let folder = #filePath.replacing("/GoldenTests.swift", with: "/Golden")
    private static let isRecording = ProcessInfo.processInfo.environment["LEARN_RECORD"] == "1"

    struct Case: CustomTestStringConvertible {
        var name: String
        var samples: PageSamples
        /// A document of the samples.
        var document: String

        var testDescription: String { name }
    }

    static let cases: [Case] = [
        make("overview-english", "overview", "en"), make("overview-file-arabic", "overview", "ar", .fixed),
        make("lesson-turkish", "lesson", "tr"), make("status-arabic", "status", "ar"),
        make("faulty-course-english", "faulty-course", "en"), make("text-arabic", "text", "ar"),
        make("quiz-english", "quiz", "en"), make("several-file-turkish", "several", "tr", .fixed),
        make("fill-arabic", "fill", "ar"), make("words-english", "words", "en"),
        make("arithmetic-turkish", "arithmetic", "tr"), make("arithmetic-file-english", "arithmetic", "en", .fixed),
        make("code-english", "code", "en"), make("code-file-arabic", "code", "ar", .fixed),
    ]

    private static func make(
        _ name: String, _ document: String, _ language: String, _ mode: PageMode = .live(token: "0123abcd")
    ) -> Case {
        let samples = PageSamples(text: "Rows & `cells`", language: LanguageTag(language), mode: mode)
        return Case(name: name, samples: samples, document: document)
    }

    @Test(arguments: cases) func `a page is written as it was`(_ page: Case) throws {
        let html = try #require(page.samples.documents.first { $0.name == page.document }?.html)
        try compare(html, page.name, "page.html")
    }

    @Test func `what the script puts into a page is written as it was`() throws {
        try compare(PageSamples(text: "Rows & `cells`").fragments.joined(), "fragments-english", "fragments.html")
    }

    private func compare(_ html: String, _ name: String, _ file: String) throws {
        // The hash in the addresses of the stylesheet and the script changes with them.
        let shown = html.replacing("v=\(WebAssets.version)", with: "v=VERSION")
        let path = "\(Self.folder)/\(name)"
        if Self.isRecording {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            try shown.write(toFile: "\(path)/\(file)", atomically: true, encoding: .utf8)
            Issue.record("\(name) is recorded")
        }
        #expect(try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8) == shown)
    }
}
