extension CodeBlock {
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
