public import CourseModel

extension [CourseDiagnostic] {
    /// A file's diagnostics by place, and by code at one place; where there are more than a file's limit, the last one says
    /// how many are not shown.
    public func limitedByPlace(in file: String) -> [CourseDiagnostic] {
        var hidden = 0
        let shown = filter { diagnostic in
            guard case .file(.moreProblems(let count)) = diagnostic.problem else { return true }
            hidden += count
            return false
        }
        let sorted = shown.sorted { PlacedProblem($0.problem, $0.range) < PlacedProblem($1.problem, $1.range) }
        return sorted.prefix(FormatLimits.diagnostics)
            + CourseDiagnostic.more(hidden + Swift.max(0, sorted.count - FormatLimits.diagnostics), in: file)
    }
}

extension SourceText {
    /// Diagnostics by place, and by code at one place, no more than a file's limit; only what is shown quotes its line. The
    /// last one says how many are not shown, `hidden` others among them.
    package func diagnostics(_ problems: [PlacedProblem], andHidden hidden: Int = 0) -> [CourseDiagnostic] {
        let shown = problems.byPlace.prefix(FormatLimits.diagnostics)
        return shown.map { diagnostic($0.problem, at: $0.range) }
            + CourseDiagnostic.more(hidden + problems.count - shown.count, in: file)
    }
}

extension CourseDiagnostic {
    /// Nothing where `count` is 0.
    fileprivate static func more(_ count: Int, in file: String) -> [CourseDiagnostic] {
        count > 0 ? [CourseDiagnostic(.file(.moreProblems(count: count)), file: file)] : []
    }
}

extension [PlacedProblem] {
    /// Sorted by place, and by code at one place.
    var byPlace: [PlacedProblem] { sorted(by: <) }
}

extension PlacedProblem {
    fileprivate static func < (first: PlacedProblem, second: PlacedProblem) -> Bool {
        let (one, other) = (first.range?.start ?? .zero, second.range?.start ?? .zero)
        return one == other ? first.problem.code < second.problem.code : one < other
    }
}

extension TextPosition {
    /// Before every place of a file.
    fileprivate static let zero = TextPosition(line: 0, column: 0)
}
