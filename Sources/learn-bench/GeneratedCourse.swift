#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A course of 1,000 lessons of 20 KB: prose with code, as lessons are, or dense with keys and short values.
struct GeneratedCourse {
    var folder: String
    var isDense: Bool

    func write() {
        let names = (0..<1_000).map { "lesson-\($0)" }
        let course = "title: Generated\nlanguages: [en]\nlessons: [\(names.joined(separator: ", "))]\n"
        do {
            for (number, name) in names.enumerated() {
                try FileManager.default.createDirectory(
                    atPath: "\(folder)/Lessons/\(name)", withIntermediateDirectories: true)
                try write(lesson(number), to: "Lessons/\(name)/lesson.en.yaml")
            }
            try write(course, to: "Lessons/course.yaml")
        } catch {
            print("cannot write the course: \(error)")
        }
    }

    private func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(path)"))
    }

    private func lesson(_ number: Int) -> String {
        var text = "title: Lesson \(number)\nsummary: A generated lesson.\nsteps:\n"
        var step = 0
        while text.utf8.count < 20_000 {
            text += isDense ? denseSteps(step) : proseSteps(step)
            step += 1
        }
        return text
    }

    private func proseSteps(_ number: Int) -> String {
        let sentence = "A row is told apart by its id, which stays the same when the list changes – ünlü harf. "
        let paragraph = "      " + String(repeating: sentence, count: 4) + "\n\n"
        return """
              - text: text-\(number)
                title: "Step \(number): rows"
                body: |
            \(String(repeating: paragraph, count: 4))      ```swift
                  let value\(number) = \(number)
                  ```
              - quiz: quiz-\(number)
                title: A quiz
                q: "Which of these is `value\(number)`?"
                options:
                  - text: "`\(number)`"
                    why: Right, it was set above.
                  - text: "`\(number + 1)`"
                    why: That is one more.
                answer: 0

            """
    }

    private func denseSteps(_ number: Int) -> String {
        """
          - quiz: quiz-\(number)
            title: Q\(number)
            q: Which?
            options:
              - {text: a, why: b}
              - {text: c, why: d}
              - {text: e, why: f}
            answer: [0, 2]
          - arithmetic: sums-\(number)
            title: S
            questions: [1 + 2, 3 * 4, 6 - 5]

        """
    }
}
