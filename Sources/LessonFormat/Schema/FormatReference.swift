/// The format as documents for authors and their editors, made from the declared keys.
public enum FormatReference {
    /// A file of a course.
    public enum File: String, CaseIterable, Sendable {
        case lesson, course, exercise
    }
}

extension FormatReference.File {
    /// The mapping that is the whole file.
    var root: MappingName {
        switch self {
        case .lesson: .lesson
        case .course: .course
        case .exercise: .exercise
        }
    }

    /// The mappings inside it.
    var inner: [MappingName] {
        let ofExercises: [MappingName] = [.limits, .sequences]
        switch self {
        case .course: return []
        case .exercise: return ofExercises
        case .lesson:
            let roots = Self.allCases.map(\.root)
            return MappingName.inReadingOrder.filter { !roots.contains($0) && !ofExercises.contains($0) }
        }
    }

    /// What the schema is called.
    var title: String {
        switch self {
        case .lesson: "A lesson of a `learn` course"
        case .course: "A `learn` course"
        case .exercise: "An exercise of a `learn` course"
        }
    }
}

extension MappingName {
    /// In the order of the reference: the files, then what they hold.
    static let inReadingOrder: [MappingName] = [
        .course, .lesson, .textStep, .quizStep, .option, .fillStep, .blank, .arithmeticStep, .question, .random,
        .codeStep, .further, .exercise, .limits, .sequences,
    ]
}
