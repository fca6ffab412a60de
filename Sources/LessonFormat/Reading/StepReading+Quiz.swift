internal import CourseModel

extension StepReading {
    /// The quiz; nil where something of it is faulty.
    mutating func quiz(_ ranges: inout StepRanges) -> Quiz? {
        ranges.prose = fields.place("q")
        let items = fields.items("options")
        let options = items.map(option)
        ranges.options = options.compactMap { $0?.ranges }
        let key = key(optionCount: items.count, &ranges)
        checkOptions(options, items, key)
        guard let question = fields.text("q"), let key, ranges.options.count == items.count, items.count > 1 else {
            return nil
        }
        checkScoring(key)
        return Quiz(
            question: question, options: options.compactMap { $0?.option }, key: key.sorted(),
            scoring: fields.choice("scoring") ?? .partial, order: fields.choice("order") ?? .shuffled)
    }

    private typealias ReadOption = (option: Quiz.Option, ranges: StepRanges.OptionRanges)

    private func option(_ index: Int) -> ReadOption? {
        guard document.isMapping(index) else { return nil }
        let entry = Fields(document, index)
        guard let text = entry.text("text"), let place = entry.place("text") else { return nil }
        return (Quiz.Option(text: text, why: entry.text("why")), .init(text: place, why: entry.place("why")))
    }

    /// The places of the right options in the order written; nil where one of them is faulty.
    private mutating func key(optionCount count: Int, _ ranges: inout StepRanges) -> [Int]? {
        let items = fields.items("answer")
        var key: [Int] = []
        var isSound = !items.isEmpty
        for item in items {
            guard let answer = document.text(item).flatMap(ScalarText.integer), answer >= 0 else {
                isSound = false
                continue
            }
            let range = document.range(item)
            if count > 0, answer >= count {
                findings.add(QuestionProblem.answerOutOfRange(answer: answer, count: count), range)
                isSound = false
            } else if key.contains(answer) {
                findings.add(QuestionProblem.answerTwice(answer: answer), range)
            } else {
                key.append(answer)
                ranges.answers.append(range)
            }
        }
        guard isSound else { return nil }
        ranges.answers = zip(key, ranges.answers).sorted { $0.0 < $1.0 }.map(\.1)
        return key
    }

    private mutating func checkOptions(_ options: [ReadOption?], _ items: [Int], _ key: [Int]?) {
        guard let list = fields.value("options"), document.tree.nodes[list].kind == .sequence else { return }
        if items.count < 2 { findings.add(QuestionProblem.tooFewOptions(count: items.count), document.range(list)) }
        var first: [String: Int] = [:]
        for (index, option) in options.enumerated() {
            guard let option else { continue }
            let text = option.option.text.withSingleSpaces
            if let earlier = first[text], let twin = options[earlier] {
                reportTwin(option, index, twin, earlier, key)
            } else {
                first[text] = index
            }
            if Fields(document, items[index]).lacks("why", in: .option) {
                findings.add(QuestionProblem.optionWithoutWhy(text: option.option.text.brief), option.ranges.text.range)
            }
        }
        if let key, key.count == items.count, items.count > 1, let answer = fields.value("answer") {
            findings.add(QuestionProblem.everyOptionRight, document.range(answer))
        }
    }

    private mutating func reportTwin(
        _ option: ReadOption, _ index: Int, _ twin: ReadOption, _ earlier: Int, _ key: [Int]?
    ) {
        let text = option.option.text.brief
        let differs = key.map { $0.contains(index) != $0.contains(earlier) } ?? false
        let problem: QuestionProblem =
            differs
            ? .distractorEqualsKey(text: text)
            : .duplicateOption(text: text, firstLine: twin.ranges.text.range.start.line)
        findings.add(problem, option.ranges.text.range)
    }

    private mutating func checkScoring(_ key: [Int]) {
        guard key.count == 1, let scoring = fields.value("scoring") else { return }
        findings.add(QuestionProblem.scoringWithoutSeveralAnswers, document.range(scoring))
    }
}

extension String {
    /// Trimmed, and runs of ASCII white space as one space.
    var withSingleSpaces: String {
        let words = utf8.split { $0 == 0x20 || (0x09...0x0D).contains($0) }
        return words.map { String(Substring($0)) }.joined(separator: " ")
    }
}
