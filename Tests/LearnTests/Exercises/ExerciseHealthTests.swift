import CourseModel
import Reporting
import Testing

@testable import learn

struct ExerciseHealthTests {
    private let messages = Messages(language: .english, program: "learn")

    private func advice(_ verdict: CodeVerdict) -> String {
        let finding = ExerciseHealth.finding(nil, verdict, "crew-join")
        #expect(finding.state == .problem && finding.detail == "crew-join")
        return messages.advice(for: finding.mended)
    }

    @Test func `each thing that is missing has advice of its own`() {
        #expect(advice(.graderFault(.noToolchain)).contains("swift.org"))
        #expect(advice(.graderFault(.noSandbox)).contains("bubblewrap"))
        #expect(advice(.graderFault(.missingFile("Harness.swift"))).contains("learn verify"))
    }
}
