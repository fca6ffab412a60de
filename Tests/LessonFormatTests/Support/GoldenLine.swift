import CourseModel

/// A diagnostic as golden files write it: `line:column code arguments`, without a word of prose.
func goldenLine(_ diagnostic: CourseDiagnostic) -> String {
    let place = diagnostic.range.map { "\($0.start.line):\($0.start.column)" } ?? "-"
    return "\(place) \(diagnostic.problem.code) \(arguments(of: diagnostic.problem))".trimmingSpaces
}

private func arguments(of problem: CourseProblem) -> String {
    switch problem {
    case .shape(.unknownKey(let key, let suggestion, _)):
        return "key: \"\(key)\", suggestion: \(suggestion ?? "none")"
    case .file(let problem): return arguments(in: "\(problem)")
    case .syntax(let problem): return arguments(in: "\(problem)")
    case .shape(let problem): return arguments(in: "\(problem)")
    case .question(let problem): return arguments(in: "\(problem)")
    case .arithmetic(let problem): return arguments(in: "\(problem)")
    case .exercise(let problem): return arguments(in: "\(problem)")
    case .translation(let problem): return arguments(in: "\(problem)")
    }
}

/// What stands between the first parenthesis and the last one.
private func arguments(in description: String) -> String {
    guard let open = description.firstIndex(of: "("), description.last == ")" else { return "" }
    let inside = String(description[description.index(after: open)...].dropLast())
    return inside.replacing("CourseModel.ShapeProblem.ValueKind.", with: "")
        .replacing(/Optional\(("[^"]*")\)/) { $0.output.1 }
}

extension String {
    fileprivate var trimmingSpaces: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
