internal import CourseModel

extension SchemaCheck {
    /// Reports a list or mapping where there should be a text, or the other way round. Where the author meant a text and
    /// YAML's signs made a collection of it, that is said.
    mutating func reportKind(_ place: Place, _ shape: ValueShape, expected: ShapeProblem.ValueKind) {
        let node = tree.nodes[place.index]
        if shape.isFreeText, let (problem, range) = accident(place.index, shape) { return findings.add(problem, range) }
        let found: ShapeProblem.ValueKind =
            switch node.kind {
            case .scalar: .text
            case .sequence: .list
            case .mapping: .mapping
            }
        let range = node.kind == .scalar ? node.range : tree.startRange(of: place.index)
        findings.add(ShapeProblem.wrongKind(key: place.key, expected: expected, found: found), range)
    }

    /// The sign that made a list or mapping of a text.
    private func accident(_ index: Int, _ shape: ValueShape) -> (SyntaxProblem, TextRange)? {
        let node = tree.nodes[index]
        switch (node.kind, node.style) {
        case (.sequence, .flow): return shape == .text(.question) ? nil : (.needsQuotes(start: "["), node.range)
        case (.sequence, _): return nestedDash(node)
        default:
            let rest = ValueStart.rest(of: source, at: node.range.start)
            guard rest.first == UInt8(ascii: "{") else { return colonAccident(index) }
            return (.needsQuotes(start: rest.starts(with: "{{".utf8) ? "{{" : "{"), node.range)
        }
    }

    /// `- - 5` in a list of texts.
    private func nestedDash(_ node: YAMLNode) -> (SyntaxProblem, TextRange)? {
        let before = source.line(node.range.start.line)[..<source.offset(of: node.range.start)]
        let isNested = before.contains(UInt8(ascii: "-"))
        return isNested ? (.needsQuotes(start: "-"), node.range) : nil
    }

    /// `- a: b` in a list of texts, `[a: b]` too: the key stands where the item begins. Points at the colon.
    private func colonAccident(_ index: Int) -> (SyntaxProblem, TextRange)? {
        guard let first = tree.entries(index).first, tree.nodes[first.key].kind == .scalar else { return nil }
        let node = tree.nodes[index]
        let before = source.line(node.range.start.line)[..<source.offset(of: node.range.start)]
        guard before.last(where: { $0 != 0x20 }) != nil else { return nil }
        let colon = tree.nodes[first.key].range.end
        return (.colonInValue, TextRange(start: colon, end: TextPosition(line: colon.line, column: colon.column + 1)))
    }
}

extension ValueShape {
    /// Whether words of the author's own may stand here.
    fileprivate var isFreeText: Bool {
        switch self {
        case .text(let use), .textOrMapping(let use, _):
            use == .prose || use == .code || use == .answer || use == .question
        case .localizedText: true
        case .oneOrList(let item): item.isFreeText
        default: false
        }
    }
}
