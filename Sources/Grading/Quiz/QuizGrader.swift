internal import CourseModel

/// Marks the options chosen against the quiz's key.
///
/// One right option: the one chosen must be it. Several: all of them and no other pass; else points are right choices
/// minus wrong ones, not below zero, unless the author wants all or nothing.
struct QuizGrader {
    let quiz: Quiz
    let step: StepID

    func verdict(on texts: [String]) -> Verdict { graded(texts).withholdingKeys }

    private func graded(_ texts: [String]) -> Verdict {
        let order = ScreenOrder.of(quiz, step: step)
        let choices = ChoiceReader.read(texts)
        guard !choices.isEmpty else { return nothingChosen(texts, order) }
        var parts: [PartVerdict] = []
        for choice in choices {
            let part = part(for: choice, order)
            if let place = part.place, let earlier = parts.firstIndex(where: { $0.place == place }) {
                if !parts[earlier].remarks.contains(.chosenTwice) { parts[earlier].remarks.append(.chosenTwice) }
            } else {
                parts.append(part)
            }
        }
        return judged(parts)
    }

    private func nothingChosen(_ texts: [String], _ order: [Int]) -> Verdict {
        let trace = trace(typed: texts.joined(separator: " "), read: nil, order)
        return Verdict(
            outcome: .unreadable,
            parts: [PartVerdict(place: nil, result: .unreadable, remarks: [.nothingTyped], trace: trace)])
    }

    private func part(for choice: TypedChoice, _ order: [Int]) -> PartVerdict {
        guard case .number(let number) = choice.reading, number > 0, number <= order.count else {
            let remark: Remark = choice.reading == .mixedDigits ? .mixedDigits : .notAnOption(count: order.count)
            let trace = trace(typed: choice.text, read: nil, order)
            return PartVerdict(place: nil, result: .unreadable, remarks: [remark], trace: trace)
        }
        let place = order[number - 1]
        return PartVerdict(
            place: place, result: quiz.key.contains(place) ? .right : .wrong,
            remarks: quiz.options[place].why.map { [.why($0)] } ?? [],
            trace: trace(typed: choice.text, read: String(number), order))
    }

    private func judged(_ parts: [PartVerdict]) -> Verdict {
        var parts = parts
        let unreadable = parts.filter { $0.result == .unreadable }
        // Judging the others would give their verdicts away for nothing.
        guard unreadable.isEmpty else { return Verdict(outcome: .unreadable, parts: unreadable) }
        if !quiz.hasSeveralAnswers && parts.count > 1 { return Verdict(outcome: .unreadable, parts: unjudged(parts)) }
        let right = parts.count { $0.result == .right }
        let missing = quiz.key.count - right
        if missing > 0, quiz.hasSeveralAnswers { parts[parts.count - 1].remarks.append(.moreAreRight(count: missing)) }
        return Verdict(outcome: outcome(right: right, wrong: parts.count - right), parts: parts)
    }

    private func outcome(right: Int, wrong: Int) -> Outcome {
        if right == quiz.key.count && wrong == 0 { return .passed }
        let points = right - wrong
        guard quiz.hasSeveralAnswers, quiz.scoring == .partial, points > 0 else { return .wrong }
        return .partly(points: points, possible: quiz.key.count)
    }

    /// Several were chosen where one is wanted: saying which is right, or why, would answer the question.
    private func unjudged(_ parts: [PartVerdict]) -> [PartVerdict] {
        parts.map { part in
            var part = part
            part.result = .unreadable
            part.remarks = [.chooseOne]
            part.trace.rule = .readable
            return part
        }
    }

    private func trace(typed: String, read: String?, _ order: [Int]) -> Trace {
        let key = order.indices.filter { quiz.key.contains(order[$0]) }.map { String($0 + 1) }
        return Trace(typed: typed, read: read, key: key, rule: read == nil ? .readable : .optionInKey)
    }
}
