import CourseModel
import Reporting

/// A new exercise: a function to write, graded by the exercise's own reference or by unit tests, with everything that an
/// exercise has, and comments that explain it.
struct ExerciseScaffold {
    /// The name of its folder, and the id of the step that uses it.
    let name: String
    let grading: Grading
    /// Of the course.
    let languages: [LanguageTag]
    /// In which the author is spoken to.
    let language: InterfaceLanguage

    enum Grading {
        case oracle, unitTests
    }

    /// The file that the student edits: `TwoWords.swift` of `two-words`.
    var file: String {
        name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + ".swift"
    }

    /// The files of `Exercises/NAME`.
    var files: [ScaffoldFile] {
        var files = [
            ScaffoldFile(path: "exercise.yaml", text: description),
            ScaffoldFile(path: file, text: Self.starter),
        ]
        switch grading {
        case .oracle:
            files.append(ScaffoldFile(path: "Oracle.swift", text: Self.oracle))
            files.append(ScaffoldFile(path: "Harness.swift", text: Self.harness))
        case .unitTests: files.append(ScaffoldFile(path: "Tests.swift", text: Self.unitTests))
        }
        let accepted = Self.accepted.map { ScaffoldFile(path: "Accepted/\($0).swift", text: Self.function($1)) }
        let mistakes = Self.mistakes.map { ScaffoldFile(path: "Mistakes/\($0).swift", text: Self.function($1)) }
        return files + accepted + mistakes
    }

    /// The file of `Solutions/NAME`.
    var solution: ScaffoldFile { ScaffoldFile(path: file, text: Self.function(Self.solutionBody)) }

    /// `exercise.yaml`.
    private var description: String {
        let words = ExerciseWords.of(language)
        let head = """
            # \(words.files)
            files: [\(file)]

            """
        switch grading {
        case .unitTests:
            return head + """

                # \(words.unitTests)
                limits: {seconds: 1, megabytes: 1024}

                """
        case .oracle: return head + oraclePart(words)
        }
    }

    private func oraclePart(_ words: ExerciseWords) -> String {
        let said = languages.map { tag in
            let phrases = ExerciseWords.of(InterfaceLanguage(speaking: tag))
            return """
                  \(tag.tag):
                    call: "longestWord(in: [{1}])"
                    result: "\(phrases.result)"
                    nil: "\(phrases.none)"
                    empty: ""

                """
        }
        return """

            # \(words.oracle)
            # \(words.sequences)
            sequences: {count: 60, length: 1...4}

            # \(words.cases)
            cases:
              no-words: [{call: {1: []}}]
              a-tie: [{call: {1: [on, at]}}]
              the-last-in-the-alphabet: [{call: {1: [boat, to]}}]

            # \(words.say)
            say:

            """ + said.joined()
    }

    /// The step of a lesson in `tag`, to be pasted into its `steps`.
    func step(in tag: LanguageTag) -> String {
        let words = ExerciseWords.of(InterfaceLanguage(speaking: tag))
        return """
              - code: \(name)
                title: \(words.title)
                prompt: |
                  \(words.prompt)
                hints:
                  - \(words.hint)
                mistakes:
                  last-of-a-tie: \(words.lastOfATie)
                  by-the-alphabet: \(words.byTheAlphabet)

            """
    }
}
