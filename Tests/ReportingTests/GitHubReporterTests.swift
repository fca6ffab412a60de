import CourseModel
import Markdown
import Reporting
import Testing

@Suite struct GitHubReporterTests {
    private func lines(_ text: String) -> [Substring] {
        let terminal = TerminalReporter(
            messages: Messages(language: .english, program: "learn"), width: 80, style: .plain,
            highlight: { _, _ in [] })
        return GitHubReporter(terminal: terminal, token: "t0k3n").render(Samples.verification(text))
            .split(separator: "\n")
    }

    @Test func `the report stands in a part without commands`() throws {
        let lines = lines("::error::forged\n::set-output name=a::b")
        #expect(lines.first == "::stop-commands::t0k3n")
        let end = try #require(lines.firstIndex(of: "::t0k3n::"))
        let annotations = lines[(end + 1)...]
        let sample = Samples.verification("a")
        #expect(annotations.count == sample.exercises[0].findings.count + sample.lessons[0].findings.count)
        #expect(annotations.allSatisfy { $0.hasPrefix("::error file=") })
    }

    @Test func `what would end a message or a property is escaped`() throws {
        let last = try #require(lines("50%,a:b\r\nc").last { $0.hasPrefix("::error") })
        #expect(last.hasPrefix("::error file=50%25%2Ca%3Ab%0D%0Ac,line=3,col=5,title="))
        #expect(!last.contains("\r"))
    }
}
