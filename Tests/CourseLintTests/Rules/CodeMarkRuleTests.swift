import CourseModel
import Testing

@testable import CourseLint

struct CodeMarkRuleTests {
    @Test func `an unknown word after the language is reported at the fence`() throws {
        let steps = """
            - text: t
              title: T
              body: |
                ```swift program
                let x = 1
                ```

                ```swift progam
                let x = 1
                ```

                ```json program
                {}
                ```
            """
        let findings = try CodeMarkRule().findings(steps)
        #expect(
            findings.map(\.problem) == [
                .question(.unknownCodeMark(word: "progam", suggestion: "program")),
                .question(.unknownCodeMark(word: "program", suggestion: nil)),
            ])
        #expect(findings.map(\.place) == ["11:5", "15:5"])
    }
}
