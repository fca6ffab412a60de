internal import CCMarkGFM
internal import Synchronization

/// Reads Markdown by way of cmark-gfm.
enum CMark {
    /// Quotes, lists and emphasis deeper than this are read as text.
    static let deepest = 32

    /// One text at a time: the characters that extensions look for stand in a table of the whole library's.
    private static let reading = Mutex(())

    static func blocks(of source: String) -> [Block] {
        guard let root = reading.withLock({ _ in tree(of: source) }) else { return [] }
        defer { cmark_node_free(root.node) }
        return blocks(in: root.node, depth: 0)
    }

    /// Whoever has it frees it.
    private struct Tree: @unchecked Sendable {
        let node: OpaquePointer
    }

    private static func tree(of source: String) -> Tree? {
        guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
        defer { cmark_parser_free(parser) }
        for name in extensionNames where isReasonable(name, for: source) {
            guard let syntax = cmark_find_syntax_extension(name) else { continue }
            cmark_parser_attach_syntax_extension(parser, syntax)
        }
        var source = source
        source.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
        }
        return cmark_parser_finish(parser).map(Tree.init)
    }

    /// Whether the extension `name` reads `source` in no time and little room.
    private static func isReasonable(_ name: String, for source: String) -> Bool {
        switch name {
        case "table": TableSize.isReasonable(source)
        case "autolink": AutolinkSize.isReasonable(source)
        default: true
        }
    }

    /// Looked up once, after cmark-gfm knows them: its registry is not made for several threads.
    private static let extensionNames: [String] = {
        cmark_gfm_core_extensions_ensure_registered()
        return ["table", "strikethrough", "autolink"]
    }()
}

// MARK: - Blocks

extension CMark {
    private static func blocks(in node: OpaquePointer, depth: Int) -> [Block] {
        children(of: node).compactMap { block($0, depth: depth + 1) }
    }

    private static func block(_ node: OpaquePointer, depth: Int) -> Block? {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_PARAGRAPH: .paragraph(inlines(in: node))
        case CMARK_NODE_HEADING: .heading(level: Int(cmark_node_get_heading_level(node)), inlines(in: node))
        case CMARK_NODE_CODE_BLOCK: .code(codeBlock(node))
        case CMARK_NODE_HTML_BLOCK: .html(literal(node))
        case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
        case _ where depth > deepest: .paragraph([.text(text(of: node))])
        case CMARK_NODE_BLOCK_QUOTE: .quote(blocks(in: node, depth: depth))
        case CMARK_NODE_LIST: .list(list(node, depth: depth))
        default: kind(node) == "table" ? .table(table(node)) : nil
        }
    }

    private static func list(_ node: OpaquePointer, depth: Int) -> MarkdownList {
        let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
        return MarkdownList(
            marker: isOrdered ? .ordered(start: Int(cmark_node_get_list_start(node))) : .bullet,
            isTight: cmark_node_get_list_tight(node) != 0,
            items: children(of: node).map { blocks(in: $0, depth: depth) })
    }

    private static func codeBlock(_ node: OpaquePointer) -> CodeBlock {
        let info = String(cString: cmark_node_get_fence_info(node)).lowercased()
        let line = Int(cmark_node_get_start_line(node))
        let words = info.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "\t" }).map(String.init)
        return CodeBlock(
            language: words.first ?? "", marks: Array(words.dropFirst()), text: literal(node),
            line: isFenced(node) ? line + 1 : line, column: Int(cmark_node_get_start_column(node)))
    }

    private static func isFenced(_ node: OpaquePointer) -> Bool {
        var length: Int32 = 0
        var offset: Int32 = 0
        var character: CChar = 0
        return cmark_node_get_fenced(node, &length, &offset, &character) != 0
    }

    private static func table(_ node: OpaquePointer) -> MarkdownTable {
        let rows = children(of: node).map { row in children(of: row).map { inlines(in: $0) } }
        let count = Int(cmark_gfm_extensions_get_table_columns(node))
        let letters = UnsafeBufferPointer(start: cmark_gfm_extensions_get_table_alignments(node), count: count)
        return MarkdownTable(
            alignments: letters.map(alignment), header: rows.first ?? [], rows: Array(rows.dropFirst()))
    }

    private static func alignment(_ letter: UInt8) -> MarkdownTable.Alignment {
        switch letter {
        case UInt8(ascii: "l"): .left
        case UInt8(ascii: "c"): .centre
        case UInt8(ascii: "r"): .right
        default: .natural
        }
    }
}

// MARK: - Inlines

extension CMark {
    private static func inlines(in node: OpaquePointer, depth: Int = 0) -> [Inline] {
        var result: [Inline] = []
        for child in children(of: node) {
            let inline = inline(child, depth: depth + 1)
            // cmark-gfm cuts text at each character that could have been a mark.
            if case .text(let more) = inline, case .text(let text) = result.last {
                result[result.count - 1] = .text(text + more)
            } else {
                result.append(inline)
            }
        }
        return result
    }

    private static func inline(_ node: OpaquePointer, depth: Int) -> Inline {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_TEXT: return .text(literal(node))
        case CMARK_NODE_CODE: return .code(literal(node))
        case CMARK_NODE_HTML_INLINE: return .html(literal(node))
        case CMARK_NODE_SOFTBREAK: return .softBreak
        case CMARK_NODE_LINEBREAK: return .hardBreak
        case _ where depth > deepest: return .text(text(of: node))
        default: return container(node, inlines(in: node, depth: depth))
        }
    }

    private static func container(_ node: OpaquePointer, _ inner: [Inline]) -> Inline {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_EMPH: .emphasis(inner)
        case CMARK_NODE_STRONG: .strong(inner)
        case CMARK_NODE_LINK: .link(inner, url: String(cString: cmark_node_get_url(node)))
        case CMARK_NODE_IMAGE: .image(inner, url: String(cString: cmark_node_get_url(node)))
        default: kind(node) == "strikethrough" ? .strikethrough(inner) : .text(PlainText.of(inner))
        }
    }
}

// MARK: - Nodes

extension CMark {
    private static func children(of node: OpaquePointer) -> some Sequence<OpaquePointer> {
        sequence(state: cmark_node_first_child(node)) { next in
            defer { next = next.flatMap { cmark_node_next($0) } }
            return next
        }
    }

    private static func literal(_ node: OpaquePointer) -> String {
        cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    }

    /// The names of the extensions' nodes; their numbers are not constants.
    private static func kind(_ node: OpaquePointer) -> String {
        String(cString: cmark_node_get_type_string(node))
    }

    /// All text below `node`, however deep.
    private static func text(of node: OpaquePointer) -> String {
        guard let walk = cmark_iter_new(node) else { return "" }
        defer { cmark_iter_free(walk) }
        var text = ""
        while true {
            let event = cmark_iter_next(walk)
            guard event != CMARK_EVENT_DONE, let current = cmark_iter_get_node(walk) else { return text }
            guard event == CMARK_EVENT_ENTER else { continue }
            let type = cmark_node_get_type(current)
            text += type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK ? " " : literal(current)
        }
    }
}

/// The Markdown library in use.
public enum MarkdownLibrary {
    /// Such as `0.29.0.gfm.6`.
    public static var version: String { String(cString: cmark_version_string()) }
}
