import CourseModel

/// The hints of a step in the order they are given: those of the whole step, then the blanks' by turns, vague ones first.
enum StepHints {
    /// A hint and the blank it belongs to, from 0; nil for the whole step.
    struct Hint: Equatable {
        var blank: Int?
        var text: String
    }

    static func all(of step: Step) -> [Hint] {
        let general = step.hints.map { Hint(blank: nil, text: $0) }
        guard case .fill(let fill) = step.content else { return general }
        let deepest = fill.blanks.map(\.hints.count).max() ?? 0
        let byTurns = (0..<deepest).flatMap { level in
            fill.blanks.indices.filter { fill.blanks[$0].hints.count > level }.map { blank in
                Hint(blank: blank, text: fill.blanks[blank].hints[level])
            }
        }
        return general + byTurns
    }
}
