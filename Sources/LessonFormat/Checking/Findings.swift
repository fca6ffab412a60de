internal import CourseModel

/// The problems found in one file, in any order.
struct Findings {
    private var found: [(problem: CourseProblem, range: TextRange?)] = []

    var isEmpty: Bool { found.isEmpty }
    var count: Int { found.count }

    mutating func add(_ problem: SyntaxProblem, _ range: TextRange) { found.append((.syntax(problem), range)) }
    mutating func add(_ problem: ShapeProblem, _ range: TextRange) { found.append((.shape(problem), range)) }
    mutating func add(_ problem: QuestionProblem, _ range: TextRange) { found.append((.question(problem), range)) }
    mutating func add(_ problem: ArithmeticProblem, _ range: TextRange) { found.append((.arithmetic(problem), range)) }
    mutating func add(_ problem: FileProblem, _ range: TextRange?) { found.append((.file(problem), range)) }

    mutating func add(_ problem: CourseProblem, _ range: TextRange) { found.append((problem, range)) }

    /// Takes back the last problem, if it is `problem`; true where it was.
    mutating func remove(_ problem: ShapeProblem) -> Bool {
        guard let last = found.last, last.problem == .shape(problem) else { return false }
        found.removeLast()
        return true
    }

    mutating func add(_ others: Findings) { found += others.found }

    /// By place; no more than a file's limit.
    func diagnostics(of source: SourceText) -> [CourseDiagnostic] {
        found.map { source.diagnostic($0.problem, at: $0.range) }.limitedByPlace(in: source.file)
    }
}
