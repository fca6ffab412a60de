internal import CourseModel

/// A problem and its place in the file that was looked at.
struct Finding: Equatable {
    var problem: CourseProblem
    /// Nil where the whole file is meant.
    var range: TextRange?

    init(_ problem: QuestionProblem, _ range: TextRange?) {
        self.problem = .question(problem)
        self.range = range
    }

    init(_ problem: ArithmeticProblem, _ range: TextRange?) {
        self.problem = .arithmetic(problem)
        self.range = range
    }

    init(_ problem: ExerciseProblem, _ range: TextRange?) {
        self.problem = .exercise(problem)
        self.range = range
    }

    init(_ problem: FileProblem, _ range: TextRange?) {
        self.problem = .file(problem)
        self.range = range
    }

    init(_ problem: TranslationProblem, _ range: TextRange?) {
        self.problem = .translation(problem)
        self.range = range
    }
}
