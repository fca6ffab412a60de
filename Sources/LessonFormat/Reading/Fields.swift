internal import CourseModel

/// The values of a mapping that passed the check, by key.
struct Fields {
    let document: Document
    /// The mapping's index in the tree.
    let index: Int
    private let entries: [(name: String, value: Int)]

    init(_ document: Document, _ index: Int) {
        self.document = document
        self.index = index
        let all = document.tree.entries(index)
        entries = all.filter { document.isScalar($0.key) }.map { (document.tree.string($0.key), $0.value) }
    }

    /// Where the mapping stands.
    var range: TextRange { document.range(index) }

    /// The index of the value under `key`, the first where it stands twice.
    func value(_ key: String) -> Int? {
        entries.first { $0.name == key }?.value
    }

    /// Whether `key` is absent, and not merely misspelt.
    func lacks(_ key: String, in declaration: MappingDeclaration) -> Bool {
        value(key) == nil && entries.allSatisfy { declaration.key($0.name) != nil }
    }

    /// The text under `key`, without white space at its end.
    func text(_ key: String) -> String? { value(key).flatMap(document.text) }

    /// Where the text under `key` stands.
    func place(_ key: String) -> TextPlace? { value(key).map(document.place) }

    /// The items of the list under `key`; a single value counts as a list of one.
    func items(_ key: String) -> [Int] {
        guard let value = value(key) else { return [] }
        return document.isScalar(value) || document.isMapping(value) ? [value] : document.tree.items(value)
    }

    /// The texts of a list under `key`.
    func texts(_ key: String) -> [String] { items(key).compactMap(document.text) }

    /// Where the texts of a list under `key` stand.
    func places(_ key: String) -> [TextPlace] { items(key).filter { document.text($0) != nil }.map(document.place) }

    /// The whole number under `key`.
    func integer(_ key: String) -> Int? { text(key).flatMap(ScalarText.integer) }

    /// The truth value under `key`.
    func truthValue(_ key: String) -> Bool? { text(key).flatMap(ScalarText.truthValue) }

    /// The choice under `key`.
    func choice<Choice: RawRepresentable<String>>(_ key: String) -> Choice? { text(key).flatMap(Choice.init) }
}

/// A tree and the file it was read from.
struct Document {
    let tree: YAMLTree
    let source: SourceText

    func isScalar(_ index: Int) -> Bool { tree.nodes[index].kind == .scalar }
    func isMapping(_ index: Int) -> Bool { tree.nodes[index].kind == .mapping }
    func range(_ index: Int) -> TextRange { tree.nodes[index].range }

    /// A scalar's text without white space at its end; nil for lists and mappings and where nothing is left.
    func text(_ index: Int) -> String? {
        guard isScalar(index) else { return nil }
        let text = tree.string(index).trimmedEnd
        return text.isEmpty ? nil : text
    }

    /// Where a value stands.
    func place(_ index: Int) -> TextPlace {
        let node = tree.nodes[index]
        guard node.style == .literal else { return TextPlace(range: node.range, blockIndent: nil) }
        return TextPlace(range: node.range, blockIndent: blockIndent(node))
    }

    /// The file's first line of the block that is not empty, minus what of its white space belongs to the text.
    private func blockIndent(_ node: YAMLNode) -> Int {
        let text = tree.text[Int(node.payload)..<Int(node.payload + node.count)]
        let blank = text.prefix { $0 == 0x20 || $0 == 0x0A }
        let lead = blank.reversed().prefix { $0 == 0x20 }.count
        let line = source.line(node.range.start.line + 1 + blank.count { $0 == 0x0A })
        return max(0, line.prefix { $0 == 0x20 }.count - lead)
    }
}
