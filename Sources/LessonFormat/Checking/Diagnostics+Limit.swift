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
        let sorted = shown.sorted { first, second in
            let (one, other) = (first.range?.start ?? .zero, second.range?.start ?? .zero)
            return one == other ? first.problem.code < second.problem.code : one < other
        }
        hidden += Swift.max(0, sorted.count - FormatLimits.diagnostics)
        guard hidden > 0 else { return sorted }
        let rest = CourseDiagnostic(.file(.moreProblems(count: hidden)), file: file)
        return sorted.prefix(FormatLimits.diagnostics) + [rest]
    }
}

extension TextPosition {
    /// Before every place of a file.
    fileprivate static let zero = TextPosition(line: 0, column: 0)
}
