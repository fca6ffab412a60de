internal import CourseModel

/// The whole verdict from the parts', one point a part.
enum PartTally {
    /// Unreadable where a part is, or where more was typed than asked (`surplus`): nothing is lost by typing again.
    static func verdict(_ parts: [PartVerdict], surplus: ArraySlice<String> = [], expected: Int) -> Verdict {
        let extra = surplus.filter { !CleanScalars.of($0).isEmpty }.map { text in
            PartVerdict(
                place: nil, result: .unreadable, remarks: [.tooManyAnswers(expected: expected)],
                trace: Trace(typed: text, read: nil, key: [], rule: .readable))
        }
        return Verdict(outcome: outcome(of: parts + extra), parts: parts + extra).withholdingKeys
    }

    private static func outcome(of parts: [PartVerdict]) -> Outcome {
        if parts.isEmpty || parts.contains(where: { $0.result == .unreadable }) { return .unreadable }
        let right = parts.count { $0.result == .right }
        if right == parts.count { return .passed }
        return right == 0 ? .wrong : .partly(points: right, possible: parts.count)
    }
}

extension Verdict {
    /// Itself, unless it is unreadable: then only what could not be read, and no key. It costs no attempt, so that the rest
    /// would be given away for nothing.
    var withholdingKeys: Verdict {
        guard outcome == .unreadable else { return self }
        let unread = parts.filter { $0.result == .unreadable }.map { part in
            var part = part
            part.trace.key = []
            return part
        }
        return Verdict(outcome: .unreadable, parts: unread)
    }
}
