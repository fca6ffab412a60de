import CourseModel
import Testing

@testable import CourseLint

struct CodeBlockRuleTests {
    @Test func `a block that does not parse is reported at its line and column`() throws {
        let steps = """
            - text: t
              title: T
              body: |
                Look:

                ```swift
                let x = 1
                  let = 2
                ```

                1. In a list:
                   ```swift
                   let = 3
                   ```
            """
        let findings = try CodeBlockRule().findings(steps)
        #expect(findings.map(\.problem.code) == ["code-does-not-parse", "code-does-not-parse"])
        #expect(findings.map(\.place) == ["11:11", "16:12"])
    }

    @Test func `blocks of other languages and of sound code are silent`() throws {
        let steps = """
            - text: t
              title: T
              body: |
                ```json
                let =
                ```
                ```
                let =
                ```
                ~~~swift
                struct A { let x: Int }
                ~~~
            """
        #expect(try CodeBlockRule().findings(steps) == [])
    }

    @Test(arguments: ["q", "why", "hint", "explanation"])
    func `every prose of a step is looked through`(place: String) throws {
        let bad = "|\n        ```swift\n        let = 1\n        ```\n"
        let steps = """
            - quiz: q
              title: Q
              q: \(place == "q" ? bad : "Q?")
              options:
                - text: a
                  why: \(place == "why" ? bad : "W.")
                - {text: b, why: W.}
              answer: 0
              hints:
                - \(place == "hint" ? bad : "H.")
              explanation: \(place == "explanation" ? bad : "E.")
            """
        #expect(try CodeBlockRule().findings(steps).count == 1)
    }
}
