internal import CourseModel
internal import LessonFormat

/// A translation has the steps of the reference in the same order.
struct StepListRule {
    let translation: ComparedLesson
    let reference: ComparedLesson

    func findings() -> [Finding] { missing() + extra() + displaced() }

    private var language: String { reference.read.lesson.language.tag }

    /// Each at the step that it should follow, else at the first one.
    private func missing() -> [Finding] {
        var previous = translation.steps.first
        return reference.steps.compactMap { step -> Finding? in
            if let here = translation.step(named: step.step.id) {
                previous = here
                return nil
            }
            guard translation.lacks(step.step.id) else { return nil }
            return Finding(.stepMissing(id: step.step.id.step, reference: language), previous?.ranges.id)
        }
    }

    private func extra() -> [Finding] {
        translation.steps.filter { reference.lacks($0.step.id) }.map {
            Finding(.stepExtra(id: $0.step.id.step, reference: language), $0.ranges.id)
        }
    }

    /// The fewest steps that must be moved, and one of two that stand in each other's place.
    private func displaced() -> [Finding] {
        let common = translation.steps.filter { reference.step(named: $0.step.id) != nil }
        let order = reference.steps.map(\.step.id).filter { translation.step(named: $0) != nil }
        let ranks = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        return StepOrder.displaced(common.map { ranks[$0.step.id] ?? 0 }).map { place in
            Finding(.stepOrder(id: common[place].step.id.step, reference: language), common[place].ranges.id)
        }
    }
}

/// What stands out of order in a permutation.
enum StepOrder {
    /// The places in `ranks`, a permutation of `0..<ranks.count`, of a smallest set whose removal leaves it ascending
    /// (the complement of a longest increasing subsequence); of two that have changed places only the first.
    static func displaced(_ ranks: [Int]) -> [Int] {
        let kept = Set(longestAscent(ranks))
        let moved = ranks.indices.filter { !kept.contains($0) }
        return moved.filter { place in
            !moved.contains { $0 < place && ranks[$0] == place && ranks[place] == $0 }
        }
    }

    /// The places of a longest ascending subsequence, by dynamic programming.
    private static func longestAscent(_ ranks: [Int]) -> [Int] {
        var lengths: [Int] = []
        var previous: [Int?] = []
        for place in ranks.indices {
            let before = (0..<place).filter { ranks[$0] < ranks[place] }.max { lengths[$0] < lengths[$1] }
            lengths.append((before.map { lengths[$0] } ?? 0) + 1)
            previous.append(before)
        }
        var ascent: [Int] = []
        var place = ranks.indices.max { lengths[$0] < lengths[$1] }
        while let here = place {
            ascent.append(here)
            place = previous[here]
        }
        return ascent.reversed()
    }
}
