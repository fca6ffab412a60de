internal import CourseModel

extension StepReading {
    /// The fill-in; nil where something of it is faulty.
    mutating func fill(_ ranges: inout StepRanges) -> FillIn? {
        ranges.prose = fields.place("prompt")
        ranges.template = fields.place("template")
        let language = fields.value("language") == nil ? .swift : fields.text("language").map { FillLanguage($0) }
        let items = fields.items("blanks")
        var blanks: [ReadBlank?] = []
        for item in items { blanks.append(blank(item, language)) }
        ranges.blanks = blanks.compactMap { $0?.ranges }
        let parts = template(blankRanges: items.map(document.range), &ranges)
        let program = fillProgram(language, &ranges)
        guard let prompt = fields.text("prompt"), let language, let parts, !items.isEmpty,
            ranges.blanks.count == items.count
        else { return nil }
        return FillIn(
            prompt: prompt, language: language, template: parts, blanks: blanks.compactMap { $0?.blank },
            program: language == .swift ? program : nil)
    }

    private typealias ReadBlank = (blank: Blank, ranges: StepRanges.BlankRanges)

    private mutating func blank(_ index: Int, _ language: FillLanguage?) -> ReadBlank? {
        guard document.isMapping(index) else { return nil }
        let entry = Fields(document, index)
        let items = entry.items("answers")
        reportStrictness(entry, language)
        if reportSplitDecimal(items) { return nil }
        var answers: [(text: String, range: TextRange)] = []
        var lines: [String: Int] = [:]
        for item in items {
            guard let text = document.text(item)?.trimmed else { return nil }
            let range = document.range(item)
            if let first = lines[text] {
                findings.add(QuestionProblem.duplicateAnswer(text: text.brief, firstLine: first), range)
            } else {
                lines[text] = range.start.line
                answers.append((text, range))
            }
        }
        guard !answers.isEmpty else { return nil }
        let blank = Blank(
            answers: answers.map(\.text), hints: entry.texts("hints"), letterCase: entry.choice("case") ?? .exact,
            marks: entry.choice("marks") ?? .ignore)
        return (blank, .init(blank: entry.range, answers: answers.map(\.range), hints: entry.places("hints")))
    }

    /// `[12,50]` without a space after the comma is two answers and meant as one number. True if that was reported.
    private mutating func reportSplitDecimal(_ items: [Int]) -> Bool {
        for (one, other) in zip(items, items.dropFirst()) where isPlainNumber(one) && isPlainNumber(other) {
            let (first, second) = (document.range(one), document.range(other))
            guard first.end.line == second.start.line, first.end.column + 1 == second.start.column else { continue }
            let (left, right) = (document.tree.string(one), document.tree.string(other))
            let range = TextRange(start: first.start, end: second.end)
            findings.add(QuestionProblem.splitDecimal(first: left, second: right), range)
            return true
        }
        return false
    }

    private func isPlainNumber(_ index: Int) -> Bool {
        let node = document.tree.nodes[index]
        return node.style == .plain && node.kind == .scalar && document.tree.bytes(index).allSatisfy(\.isDigit)
    }

    private mutating func reportStrictness(_ entry: Fields, _ language: FillLanguage?) {
        guard let language, language != .text else { return }
        for key in ["case", "marks"] {
            guard let value = entry.value(key) else { continue }
            findings.add(QuestionProblem.onlyForWords(key: key), document.range(value))
        }
    }

    /// The template's parts; nil where placeholders and blanks do not match one to one.
    private mutating func template(blankRanges: [TextRange], _ ranges: inout StepRanges) -> [TemplatePart]? {
        guard let text = fields.text("template"), let place = ranges.template else { return nil }
        guard let blanks = fields.value("blanks"), document.tree.nodes[blanks].kind == .sequence else { return nil }
        let template = TemplateText(text)
        var seen: Set<Int> = []
        let before = findings.count
        for placeholder in template.placeholders {
            guard let problem = problem(of: placeholder, blankCount: blankRanges.count, &seen) else { continue }
            let length = placeholder.text.unicodeScalars.count
            findings.add(problem, place.range(line: placeholder.line, column: placeholder.column, length: length))
        }
        guard findings.count == before else { return nil }
        for (index, range) in blankRanges.enumerated() where !seen.contains(index) {
            findings.add(QuestionProblem.blankWithoutPlaceholder(index: index), range)
        }
        if blankRanges.isEmpty { findings.add(ShapeProblem.emptyValue(key: "blanks"), document.range(blanks)) }
        return findings.count == before ? template.parts : nil
    }

    private func problem(
        of placeholder: TemplateText.Placeholder, blankCount: Int, _ seen: inout Set<Int>
    ) -> QuestionProblem? {
        guard let index = placeholder.index else { return .placeholderMalformed(text: placeholder.text.brief) }
        if index >= blankCount { return .placeholderWithoutBlank(index: index) }
        return seen.insert(index).inserted ? nil : .placeholderTwice(index: index)
    }
}
