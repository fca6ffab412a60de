import CourseModel
import Reporting

/// A new exercise: a function to write or a type that is told commands, graded by the exercise's own reference or by unit
/// tests, with everything that an exercise has, and comments that explain it.
struct ExerciseScaffold {
    /// The name of its folder, and the id of the step that uses it.
    let name: String
    let grading: Grading
    /// Of the course.
    let languages: [LanguageTag]
    /// In which the author is spoken to.
    let language: InterfaceLanguage

    enum Grading {
        /// About a function, by a reference.
        case function
        /// About what keeps something between commands, by a reference.
        case commands
        case unitTests
    }

    /// The file that the student edits: `TwoWords.swift` of `two-words`.
    var file: String {
        name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + ".swift"
    }

    /// The files of `Exercises/NAME`.
    var files: [ScaffoldFile] {
        let first = [
            ScaffoldFile(path: "exercise.yaml", text: description), ScaffoldFile(path: file, text: programs.starter),
        ]
        return first + own + Self.files(of: programs.accepted, in: "Accepted")
            + Self.files(of: programs.mistakes, in: "Mistakes")
    }

    /// The file of `Solutions/NAME`.
    var solution: ScaffoldFile { ScaffoldFile(path: file, text: programs.solution) }

    /// What the student's work is compared with.
    private var own: [ScaffoldFile] {
        switch grading {
        case .function:
            [
                ScaffoldFile(path: "Oracle.swift", text: Function.oracle),
                ScaffoldFile(path: "Harness.swift", text: Function.harness),
            ]
        case .commands:
            [
                ScaffoldFile(path: "Commands.swift", text: Stack.commands),
                ScaffoldFile(path: "Oracle.swift", text: Stack.oracle),
                ScaffoldFile(path: "Harness.swift", text: Stack.harness),
            ]
        case .unitTests: [ScaffoldFile(path: "Tests.swift", text: Function.unitTests)]
        }
    }

    private typealias Programs = (
        starter: String, solution: String, accepted: KeyValuePairs<String, String>,
        mistakes: KeyValuePairs<String, String>
    )

    private var programs: Programs {
        switch grading {
        case .function, .unitTests: (Function.starter, Function.solution, Function.accepted, Function.mistakes)
        case .commands: (Stack.starter, Stack.solution, Stack.accepted, Stack.mistakes)
        }
    }

    private static func files(of versions: KeyValuePairs<String, String>, in folder: String) -> [ScaffoldFile] {
        versions.map { ScaffoldFile(path: "\(folder)/\($0).swift", text: $1) }
    }
}
