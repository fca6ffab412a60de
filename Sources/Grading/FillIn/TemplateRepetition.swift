public import CourseModel

/// Accepted answers that repeat what their template has beside the blank, for those who check lessons.
public enum TemplateRepetition {
    /// What `answer` to blank number `blank` of `fill` repeats; nil for nothing. Only Swift is looked at,
    /// outside strings, comments and regex literals.
    public static func found(in answer: String, blank: Int, of fill: FillIn) -> String? {
        guard fill.language == .swift else { return nil }
        guard !LiteralBlanks.of(fill).contains(blank) else { return nil }
        let neighbours = TemplateNeighbours(of: blank, in: fill.template)
        return TokenRepetition(neighbours: neighbours).found(in: CodeText.cleaned(answer), keys: [])
    }
}
