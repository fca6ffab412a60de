internal import CourseModel

/// Compares a tree with the declared keys and reports what does not fit, once for each mistake. What it passes over in
/// silence can be decoded.
struct SchemaCheck {
    let tree: YAMLTree
    let source: SourceText
    var findings = Findings()
    /// The lists that hold more than they may, in the file's order. Nothing of them was looked at.
    private(set) var overlong: [Int] = []

    /// A value under a key, and where to point if it is missing.
    struct Place {
        var index: Int
        /// The key, or the list's key for one of its items.
        var key: String
    }

    /// Checks the value at `place` against `shape`.
    mutating func check(_ place: Place, _ shape: ValueShape) {
        if isEmpty(place.index), !shape.isMappingOnly || tree.nodes[place.index].style == .plain {
            return reportEmpty(place)
        }
        switch shape {
        case .list(let item): checkList(place, item, expected: .list)
        case .oneOrList(let item):
            tree.nodes[place.index].kind == .sequence
                ? checkList(place, item, expected: .list) : check(place, item, expected: shape.kind)
        case .mapping(let name): checkMapping(place, .of(name), expected: .mapping)
        case .textOrMapping(let use, let name):
            tree.nodes[place.index].kind == .mapping && isWrittenAsMapping(place.index)
                ? checkMapping(place, .of(name), expected: .mapping)
                : check(place, .text(use), expected: .textOrMapping)
        case .localizedText: checkLocalizedText(place)
        case .namedTexts: checkNames(place, shape, .text(.identifier)) { $0.check($1, .text(.prose)) }
        case .namedCases: checkNames(place, shape, .text(.identifier)) { $0.checkCase($1) }
        case .phrases: checkNames(place, shape, .text(.languageTag)) { $0.checkPhrases($1) }
        case .record: checkRecord(place)
        case .reasons: checkNames(place, shape, nil) { $0.check($1, .text(.prose)) }
        case .step: checkStep(place)
        default: check(place, shape, expected: shape.kind)
        }
    }

    private mutating func check(_ place: Place, _ shape: ValueShape, expected: ShapeProblem.ValueKind) {
        guard tree.nodes[place.index].kind == .scalar else { return reportKind(place, shape, expected: expected) }
        checkScalar(place, shape)
    }

    private mutating func checkList(_ place: Place, _ item: ValueShape, expected: ShapeProblem.ValueKind) {
        guard tree.nodes[place.index].kind == .sequence else {
            return reportKind(place, .list(item), expected: expected)
        }
        let limit = item.listLimit
        guard tree.nodes[place.index].count <= limit else {
            overlong.append(place.index)
            let problem = ShapeProblem.tooManyItems(key: place.key, limit: limit)
            return findings.add(problem, tree.firstSign(of: place.index))
        }
        for index in tree.items(place.index) { check(Place(index: index, key: place.key), item) }
    }

    private mutating func checkLocalizedText(_ place: Place) {
        guard tree.nodes[place.index].kind == .mapping else {
            return check(place, .text(.prose), expected: .textOrMapping)
        }
        reportDuplicates(in: place.index)
        for (key, value) in tree.entries(place.index) {
            guard tree.nodes[key].kind == .scalar else { reportKey(key); continue }
            checkScalar(Place(index: key, key: place.key), .text(.languageTag))
            check(Place(index: value, key: tree.string(key)), .text(.prose))
        }
    }

    /// Checks a mapping whose keys are names of the author's own.
    mutating func checkNames(
        _ place: Place, _ shape: ValueShape, _ name: ValueShape?, value: (inout SchemaCheck, Place) -> Void
    ) {
        guard tree.nodes[place.index].kind == .mapping else { return reportKind(place, shape, expected: .mapping) }
        reportDuplicates(in: place.index)
        for (key, index) in tree.entries(place.index) {
            guard tree.nodes[key].kind == .scalar else { reportKey(key); continue }
            if let name { checkScalar(Place(index: key, key: place.key), name) }
            value(&self, Place(index: index, key: tree.string(key)))
        }
    }

    private mutating func checkStep(_ place: Place) {
        guard tree.nodes[place.index].kind == .mapping else { return reportKind(place, .step, expected: .mapping) }
        let keys = tree.entries(place.index).filter { tree.nodes[$0.key].kind == .scalar }
        let kinds = keys.compactMap { entry in StepKind(rawValue: tree.string(entry.key)).map { ($0, entry.key) } }
        guard let (kind, _) = kinds.first else { return reportNoKind(place, keys.map(\.key)) }
        if let (other, key) = kinds.first(where: { $0.0 != kind }) {
            let problem = ShapeProblem.stepOfTwoKinds(first: kind.rawValue, second: other.rawValue)
            return findings.add(problem, tree.nodes[key].range)
        }
        checkMapping(place, .of(kind), expected: .mapping)
    }

    private mutating func reportNoKind(_ place: Place, _ keys: [Int]) {
        let kinds = StepKind.allCases.map(\.rawValue)
        let misspelt = keys.first { key in Suggestion.closest(to: tree.string(key), among: kinds) != nil }
        let suggestion = misspelt.flatMap { Suggestion.closest(to: tree.string($0), among: kinds) }
        findings.add(
            ShapeProblem.stepWithoutKind(suggestion: suggestion),
            tree.nodes[misspelt ?? keys.first ?? place.index].range)
    }

    private mutating func checkMapping(
        _ place: Place, _ declaration: MappingDeclaration, expected: ShapeProblem.ValueKind
    ) {
        guard tree.nodes[place.index].kind == .mapping else {
            return reportKind(place, .mapping(declaration.name), expected: expected)
        }
        reportDuplicates(in: place.index)
        var present: Set<String> = []
        for (key, value) in tree.entries(place.index) {
            guard tree.nodes[key].kind == .scalar else { reportKey(key); continue }
            let name = tree.string(key)
            if let declared = declaration.key(name) {
                if present.insert(name).inserted { check(Place(index: value, key: name), declared) }
            } else if let meant = reportUnknown(key, name, declaration, present) {
                present.insert(meant)
            }
        }
        for key in declaration.keys where key.isRequired && !present.contains(key.name) {
            findings.add(ShapeProblem.missingKey(key: key.name), tree.startRange(of: place.index))
        }
    }

    private mutating func check(_ place: Place, _ key: KeyDeclaration) {
        let node = tree.nodes[place.index]
        if case .oneOrList = key.shape, key.isRequired, node.kind == .sequence, node.count == 0 {
            return findings.add(ShapeProblem.emptyValue(key: key.name), node.range)
        }
        check(place, key.shape)
    }

    /// Reports the key and returns what was meant, so that it isn't called missing as well. A key that was just missed in
    /// what stands before it is one of that, in the wrong column.
    private mutating func reportUnknown(
        _ key: Int, _ name: String, _ declaration: MappingDeclaration, _ present: Set<String>
    ) -> String? {
        let range = tree.nodes[key].range
        let suggestion = findings.isPlenty ? nil : declaration.suggestion(for: name)
        if suggestion == nil, findings.remove(.missingKey(key: name)) {
            findings.add(SyntaxProblem.badIndentation, range)
            return nil
        }
        let known = declaration.keys.map(\.name)
        findings.add(ShapeProblem.unknownKey(key: name.brief, suggestion: suggestion, known: known), range)
        return suggestion
    }

    private mutating func reportDuplicates(in mapping: Int) {
        let keys = tree.entries(mapping).map(\.key).filter { tree.nodes[$0].kind == .scalar }
        let names = keys.map(tree.string)
        let first = Dictionary(zip(names, keys), uniquingKeysWith: { first, _ in first })
        guard first.count < names.count else { return }
        for (name, key) in zip(names, keys) {
            guard let earlier = first[name], earlier != key else { continue }
            let line = tree.nodes[earlier].range.start.line
            findings.add(ShapeProblem.duplicateKey(key: name.brief, firstLine: line), tree.nodes[key].range)
        }
    }

    private mutating func reportKey(_ key: Int) {
        let start = source.slice(tree.nodes[key].range)
        let problem = start.starts(with: "{{".utf8) ? SyntaxProblem.needsQuotes(start: "{{") : .keyNotText
        findings.add(problem, tree.nodes[key].range)
    }

    mutating func reportEmpty(_ place: Place) {
        let range = tree.nodes[place.index].range
        if let cut = CutComment.afterKey(range.end, in: source) {
            findings.add(SyntaxProblem.commentInValue(lost: cut.text.brief), cut.range)
        } else {
            findings.add(ShapeProblem.emptyValue(key: place.key), range)
        }
    }

    func isEmpty(_ index: Int) -> Bool {
        tree.nodes[index].kind == .scalar && tree.bytes(index).allSatisfy { $0 == 0x20 || $0 == 0x0A }
    }

    /// Whether the mapping is meant: not `- a: b`, which is one only because of its colon.
    private func isWrittenAsMapping(_ index: Int) -> Bool {
        tree.entries(index).contains { entry in
            tree.nodes[entry.key].kind == .scalar && MappingDeclaration.question.key(tree.string(entry.key)) != nil
        } || source.slice(tree.nodes[index].range).first == UInt8(ascii: "{")
    }
}

extension YAMLTree {
    /// The first character of a value: a long list is nothing to underline.
    func firstSign(of index: Int) -> TextRange {
        let start = nodes[index].range.start
        return TextRange(start: start, end: TextPosition(line: start.line, column: start.column + 1))
    }

    /// A mapping's first key, else the value itself.
    func startRange(of index: Int) -> TextRange {
        let isFilled = nodes[index].kind == .mapping && nodes[index].count > 0
        return nodes[isFilled ? index + 1 : index].range
    }
}

extension ValueShape {
    /// Whether only a mapping will do, so that `{}` in quotes is no empty text.
    fileprivate var isMappingOnly: Bool {
        if case .mapping = self { true } else { false }
    }

    /// How many of it a list may hold.
    var listLimit: Int {
        switch self {
        case .mapping(.option): FormatLimits.options
        case .mapping(.blank): FormatLimits.blanks
        case .text(.answer): FormatLimits.answers
        default: FormatLimits.items
        }
    }

    /// What a message says is expected.
    var kind: ShapeProblem.ValueKind {
        switch self {
        case .integer: .integer
        case .list: .list
        case .mapping, .namedTexts, .namedCases, .phrases, .reasons, .step: .mapping
        case .oneOrList(.integer): .integerOrList
        case .oneOrList: .textOrList
        case .textOrMapping, .localizedText: .textOrMapping
        default: .text
        }
    }
}
