package import CourseModel

/// The problems found in one file, in any order. Of very many only the first by place are kept, the others counted: a file
/// of 8 MB can hold a million.
struct Findings {
    private var found: [PlacedProblem] = []
    private var hidden = 0
    /// So many are kept at least, far more than are shown.
    private static let kept = 10 * FormatLimits.diagnostics

    var isEmpty: Bool { count == 0 }
    var count: Int { found.count + hidden }

    /// Whether there are so many that nobody reads another one.
    var isPlenty: Bool { count > Self.kept }

    mutating func add(_ problem: SyntaxProblem, _ range: TextRange) { add(.syntax(problem), range) }
    mutating func add(_ problem: ShapeProblem, _ range: TextRange) { add(.shape(problem), range) }
    mutating func add(_ problem: QuestionProblem, _ range: TextRange) { add(.question(problem), range) }
    mutating func add(_ problem: ExerciseProblem, _ range: TextRange) { add(.exercise(problem), range) }
    mutating func add(_ problem: ArithmeticProblem, _ range: TextRange) { add(.arithmetic(problem), range) }
    mutating func add(_ problem: FileProblem, _ range: TextRange?) { append(PlacedProblem(.file(problem), range)) }

    mutating func add(_ problem: CourseProblem, _ range: TextRange) { append(PlacedProblem(problem, range)) }

    mutating func add(_ others: Findings) {
        for placed in others.found { append(placed) }
        hidden += others.hidden
    }

    private mutating func append(_ placed: PlacedProblem) {
        if found.count >= 2 * Self.kept {
            hidden += found.count - Self.kept
            found = Array(found.byPlace.prefix(Self.kept))
        }
        found.append(placed)
    }

    /// Takes back the last problem, if it is `problem`; true where it was.
    mutating func remove(_ problem: ShapeProblem) -> Bool {
        guard let last = found.last, last.problem == .shape(problem) else { return false }
        found.removeLast()
        return true
    }

    /// By place; no more than a file's limit.
    func diagnostics(of source: SourceText) -> [CourseDiagnostic] {
        source.diagnostics(found, andHidden: hidden)
    }
}

/// A problem before its line is quoted.
package struct PlacedProblem {
    var problem: CourseProblem
    /// Nil where the whole file is meant.
    var range: TextRange?

    package init(_ problem: CourseProblem, _ range: TextRange?) {
        self.problem = problem
        self.range = range
    }
}
