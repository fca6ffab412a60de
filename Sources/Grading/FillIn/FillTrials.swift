internal import CourseModel

/// Marks anew, by trial, the blanks of a fill-in whose answers are none of those listed.
struct FillTrials {
    let fill: FillIn
    /// One a blank, cleaned.
    let answers: [String]
    /// Tries the template filled with one answer a blank.
    let attempt: ([String]) -> FillTrial

    init(_ fill: FillIn, _ texts: [String], _ attempt: @escaping ([String]) -> FillTrial) {
        self.fill = fill
        answers = fill.blanks.indices.map { index in
            CodeText.trimmed(CodeText.cleaned(index < texts.count ? texts[index] : ""))
        }
        self.attempt = attempt
    }

    /// `verdict` is that of the tokens: one that passes or cannot be read stays.
    func verdict(_ verdict: Verdict) -> Verdict {
        guard verdict.outcome != .passed, verdict.outcome != .unreadable else { return verdict }
        let open = verdict.parts.compactMap { $0.result == .wrong ? $0.place : nil }
        let results = results(open)
        let parts = verdict.parts.map { part in
            part.place.flatMap { results[$0] }.map { Self.part(part, $0) } ?? part
        }
        return PartTally.verdict(parts, expected: fill.blanks.count)
    }

    /// For each blank that is `open`. Several are tried together first; where that fails each is tried among model answers,
    /// so that each is told of by itself.
    private func results(_ open: [Int]) -> [Int: FillTrial] {
        let reach = BlankReach(fill)
        let beyond = open.filter { !reach.holds(answers[$0], in: $0) }
        let inside = open.filter { !beyond.contains($0) }
        var results = Self.all(beyond, .failed(.reachesBeyondBlank))
        guard beyond.isEmpty else { return results.merging(each(inside)) { one, _ in one } }
        guard reach.holds(answers) else { return Self.all(open, .failed(.reachesBeyondBlank)) }
        let whole = attempt(answers)
        guard case .failed(let remark) = whole, remark != .compileLimit, open.count > 1 else {
            return Self.all(open, whole)
        }
        results = each(open)
        // Each fits the model answers and they do not fit each other.
        return results.values.allSatisfy(\.isPass) ? Self.all(open, whole) : results
    }

    private func each(_ open: [Int]) -> [Int: FillTrial] {
        var results: [Int: FillTrial] = [:]
        for blank in open {
            var one = fill.modelAnswers
            one[blank] = answers[blank]
            results[blank] = attempt(one)
        }
        return results
    }

    private static func all(_ blanks: [Int], _ trial: FillTrial) -> [Int: FillTrial] {
        Dictionary(uniqueKeysWithValues: blanks.map { ($0, trial) })
    }

    private static func part(_ part: PartVerdict, _ trial: FillTrial) -> PartVerdict {
        var part = part
        switch trial {
        case .passed(let isObserved):
            part.result = .right
            part.remarks = []
            part.trace.rule = isObserved ? .showsTheSame : .compiles
        case .failed(let remark):
            // What is known already says more than the compiler would.
            if !part.remarks.contains(where: \.explainsItself) { part.remarks.append(remark) }
        case .untried(let fault):
            part.result = .unreadable
            part.remarks.append(.couldNotCompile(fault))
        }
        return part
    }
}

extension FillTrial {
    fileprivate var isPass: Bool { if case .passed = self { true } else { false } }
}

extension Remark {
    fileprivate var explainsItself: Bool {
        switch self {
        case .repeatsTemplate, .curlyQuotes: true
        default: false
        }
    }
}
