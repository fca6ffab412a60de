public import CourseModel

/// What came of reading a file: as much of a value as is sound, and everything that is wrong.
public struct Loaded<Value: Sendable>: Sendable {
    /// Nil where nothing of the file can be used.
    public var value: Value?
    /// By place; at most `FormatLimits.diagnostics` of them.
    public var diagnostics: [CourseDiagnostic]

    /// What was read, and what is wrong with it.
    public init(value: Value?, diagnostics: [CourseDiagnostic]) {
        self.value = value
        self.diagnostics = diagnostics
    }

    /// Whether no diagnostic is an error, so that the value is all that the file says.
    public var isSound: Bool { value != nil && !diagnostics.contains { $0.severity == .error } }
}

/// A lesson with the places of its parts.
public struct ReadLesson: Sendable {
    /// Faulty steps are left out; of two steps with one id, the second is. A missing text is empty.
    public var lesson: Lesson
    /// Of the same steps, in the same order.
    public var ranges: LessonRanges
    /// The ids of the steps left out, where they have one.
    public var faultySteps: [StepID]
    /// The file, to quote from.
    public var source: SourceText
}

/// A course with the places of its parts.
public struct ReadCourse: Sendable {
    /// Faulty languages and lessons are left out. A missing title is empty.
    public var course: Course
    /// Of the same languages and lessons, in the same order.
    public var ranges: CourseRanges
    /// The file, to quote from.
    public var source: SourceText
}

/// Where the parts of a course stand in `course.yaml`.
public struct CourseRanges: Equatable, Sendable {
    /// The value of `title`.
    public var title: TextRange
    /// One for each of `course.languages`.
    public var languages: [TextRange]
    /// One for each of `course.lessons`.
    public var lessons: [TextRange]
}

/// An exercise with the places of its parts.
public struct ReadExercise: Sendable {
    public var exercise: Exercise
    public var ranges: ExerciseRanges
    /// The file, to quote from.
    public var source: SourceText
}

/// Where the parts of an exercise stand in `exercise.yaml`.
public struct ExerciseRanges: Equatable, Sendable {
    /// The value of `oracle`.
    public var oracle: TextRange?
    /// One for each of the exercise's files.
    public var files: [TextRange]
    /// For each of its cases one for each command.
    public var commands: [[TextRange]]
    /// The languages under `say`.
    public var languages: [LanguageTag: TextRange]
}
