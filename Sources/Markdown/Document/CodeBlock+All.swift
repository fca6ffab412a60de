extension CodeBlock {
    /// The word after `swift` that says of a block that it compiles as it stands.
    public static let program = "program"

    /// Whether it is Swift that is said to compile as it stands.
    public var isProgram: Bool { language == "swift" && marks.contains(Self.program) }

    static func all(in blocks: [Block]) -> [CodeBlock] {
        blocks.flatMap { block -> [CodeBlock] in
            switch block {
            case .code(let code): [code]
            case .quote(let inner): all(in: inner)
            case .list(let list): list.items.flatMap(all(in:))
            case .heading, .paragraph, .table, .thematicBreak, .html: []
            }
        }
    }
}
