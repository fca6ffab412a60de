internal import CourseModel

extension SchemaCheck {
    /// Checks a scalar that is not empty against a shape that a scalar can have.
    mutating func checkScalar(_ place: Place, _ shape: ValueShape) {
        let range = tree.nodes[place.index].range
        switch shape {
        case .text(let use): checkText(place, use)
        case .integer(let allowed): checkInteger(place, allowed)
        case .truthValue:
            let text = tree.string(place.index)
            if ScalarText.truthValue(text) == nil {
                findings.add(ShapeProblem.notATruthValue(key: place.key, value: text.brief), range)
            }
        case .choice(let choices): checkChoice(place, choices)
        case .numberRange:
            let text = tree.string(place.index)
            if ScalarText.range(text) == nil { findings.add(ShapeProblem.badRange(value: text.brief), range) }
        case .tolerance:
            let text = tree.string(place.index)
            if ScalarText.tolerance(text) == nil {
                findings.add(ShapeProblem.badNumber(key: place.key, value: text.brief), range)
            }
        case .operators: checkOperators(place)
        default: break
        }
    }

    private mutating func checkInteger(_ place: Place, _ allowed: ClosedRange<Int>) {
        let (text, range) = (tree.string(place.index), tree.nodes[place.index].range)
        switch ScalarText.integer(text) {
        case nil: findings.add(ShapeProblem.notAnInteger(key: place.key, value: text.brief), range)
        case let value? where !allowed.contains(value):
            findings.add(ShapeProblem.outOfRange(key: place.key, value: text.brief, allowed: allowed.words), range)
        default: break
        }
    }

    private mutating func checkChoice(_ place: Place, _ choices: [String]) {
        let text = tree.string(place.index)
        guard !choices.contains(text) else { return }
        let suggestion = Suggestion.closest(to: text, among: choices)
        let problem = ShapeProblem.notAChoice(
            key: place.key, value: text.brief, suggestion: suggestion, choices: choices)
        findings.add(problem, tree.nodes[place.index].range)
    }

    private mutating func checkOperators(_ place: Place) {
        let text = tree.string(place.index)
        guard let wrong = text.first(where: { !" ,".contains($0) && ArithmeticOperation(typed: $0) == nil }) else {
            return
        }
        let problem = ShapeProblem.notAChoice(
            key: place.key, value: wrong.isLetter ? text.brief : String(wrong), suggestion: nil,
            choices: ArithmeticOperation.allCases.map { String($0.rawValue) })
        findings.add(problem, tree.nodes[place.index].range)
    }

    private mutating func checkText(_ place: Place, _ use: TextUse) {
        let range = tree.nodes[place.index].range
        switch use {
        case .prose, .code, .answer, .question: checkTraps(place, use)
        case .identifier:
            let text = tree.string(place.index)
            guard !ScalarText.isIdentifier(text) else { return }
            let suggestion = ScalarText.identifier(from: text)
            findings.add(ShapeProblem.badIdentifier(value: text.brief, suggestion: suggestion), range)
        case .languageTag:
            let text = tree.string(place.index)
            if !ScalarText.isLanguageTag(text) { findings.add(ShapeProblem.badLanguage(value: text.brief), range) }
        case .fileName:
            let text = tree.string(place.index)
            if !ScalarText.isSwiftFileName(text) { findings.add(ExerciseProblem.badFileName(name: text.brief), range) }
        case .link:
            let text = tree.string(place.index)
            if !ScalarText.isLink(text) { findings.add(QuestionProblem.notALink(url: text), range) }
        }
    }

    /// What YAML quietly makes of a text that its author would not expect.
    private mutating func checkTraps(_ place: Place, _ use: TextUse) {
        let node = tree.nodes[place.index]
        switch node.style {
        case .plain:
            if let cut = CutComment.after(node.range.end, in: source) {
                findings.add(SyntaxProblem.commentInValue(lost: cut.text.brief), cut.range)
            }
        case .doubleQuoted:
            if let escape = QuotedEscape.unmeant(in: source, node.range) {
                findings.add(SyntaxProblem.backslashInQuotes(escape: escape.text), escape.range)
            }
        case .folded where use == .code ? node.range.lineCount > 2 : tree.bytes(place.index).containsFence:
            findings.add(SyntaxProblem.foldedCode(key: place.key), node.range)
        default: break
        }
    }
}

extension ClosedRange<Int> {
    /// `1...9`, or `>= 0` where there is no upper end.
    fileprivate var words: String { upperBound == .max ? ">= \(lowerBound)" : "\(lowerBound)...\(upperBound)" }
}

extension TextRange {
    /// The lines that it touches; a block's first one is its `|` or `>`, its last one that of what follows.
    fileprivate var lineCount: Int { end.line - start.line + (end.column > 1 ? 1 : 0) }
}

extension ArraySlice<UInt8> {
    /// Whether it holds three backticks, which fence code.
    fileprivate var containsFence: Bool {
        var run = 0
        for byte in self {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            if run == 3 { return true }
        }
        return false
    }
}
