internal import CYAML
internal import CourseModel

extension YAMLTree {
    /// Reads the one document of `bytes`, which are valid UTF-8 without a byte-order mark.
    package static func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws(YAMLFailure) -> YAMLTree {
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        defer { parser.deallocate() }
        guard yaml_parser_initialize(parser) == 1 else { throw Self.failure(of: parser, last: nil) }
        defer { yaml_parser_delete(parser) }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
        var builder = YAMLTreeBuilder(byteCount: bytes.count)
        var event = yaml_event_t()
        while true {
            guard yaml_parser_parse(parser, &event) == 1 else {
                throw Self.failure(of: parser, last: builder.tree.nodes.last)
            }
            defer { yaml_event_delete(&event) }
            if try !builder.take(&event) { return builder.tree }
        }
    }

    private static func failure(of parser: UnsafeMutablePointer<yaml_parser_t>, last: YAMLNode?) -> YAMLFailure {
        let problem = parser.pointee.problem.map { String(cString: $0) } ?? "out of memory"
        let context = parser.pointee.context.map { String(cString: $0) }
        return YAMLFailure(
            cause: .parser(
                problem: problem, context: context ?? "",
                contextPosition: context == nil ? nil : parser.pointee.context_mark.position),
            position: parser.pointee.problem_mark.position, last: last)
    }
}

/// Turns libyaml's events into nodes, and refuses what a course may not hold as soon as it arrives.
private struct YAMLTreeBuilder {
    var tree = YAMLTree()
    /// The indices of the open collections.
    private var open: [Int] = []
    /// Where the last scalar or bracket ended: a block collection ends there, and not where libyaml notices its end.
    private var lastEnd = yaml_mark_t()

    init(byteCount: Int) {
        tree.nodes.reserveCapacity(byteCount / 24 + 8)
        tree.text.reserveCapacity(byteCount)
        open.reserveCapacity(FormatLimits.depth)
    }

    /// Takes one event; false after the end of the document.
    @inline(__always)
    mutating func take(_ event: inout yaml_event_t) throws(YAMLFailure) -> Bool {
        switch event.type {
        case YAML_SCALAR_EVENT: try scalar(&event)
        case YAML_MAPPING_START_EVENT:
            let mapping = event.data.mapping_start
            try begin(.mapping, isFlow: mapping.style == YAML_FLOW_MAPPING_STYLE, mapping.anchor, mapping.tag, event)
        case YAML_SEQUENCE_START_EVENT:
            let list = event.data.sequence_start
            try begin(.sequence, isFlow: list.style == YAML_FLOW_SEQUENCE_STYLE, list.anchor, list.tag, event)
        case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: end(event.end_mark)
        case YAML_ALIAS_EVENT: throw refusal(.alias(name: Self.name(event.data.alias.anchor)), event.start_mark)
        case YAML_DOCUMENT_END_EVENT, YAML_STREAM_END_EVENT:
            tree.end = event.end_mark.position
            return false
        default: break
        }
        return true
    }

    private mutating func scalar(_ event: inout yaml_event_t) throws(YAMLFailure) {
        let scalar = event.data.scalar
        try refuse(scalar.anchor, scalar.tag, at: event.start_mark)
        try countChild(at: event.start_mark)
        tree.nodes.append(
            YAMLNode(
                start: event.start_mark, end: event.end_mark, payload: UInt32(truncatingIfNeeded: tree.text.count),
                count: UInt32(truncatingIfNeeded: scalar.length), kind: .scalar, style: Self.style(scalar.style)))
        tree.text.append(contentsOf: UnsafeBufferPointer(start: scalar.value, count: scalar.length))
        lastEnd = event.end_mark
    }

    private static func style(_ style: yaml_scalar_style_t) -> YAMLNode.Style {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE: .literal
        case YAML_FOLDED_SCALAR_STYLE: .folded
        default: .plain
        }
    }

    private mutating func begin(
        _ kind: YAMLNode.Kind, isFlow: Bool, _ anchor: UnsafePointer<UInt8>?, _ tag: UnsafePointer<UInt8>?,
        _ event: yaml_event_t
    ) throws(YAMLFailure) {
        try refuse(anchor, tag, at: event.start_mark)
        try countChild(at: event.start_mark)
        guard open.count < FormatLimits.depth else {
            throw refusal(.tooDeep(limit: FormatLimits.depth), event.start_mark)
        }
        open.append(tree.nodes.count)
        tree.nodes.append(
            YAMLNode(
                start: event.start_mark, end: event.end_mark, payload: 0, count: 0, kind: kind,
                style: isFlow ? .flow : .block))
        lastEnd = event.end_mark
    }

    private mutating func end(_ mark: yaml_mark_t) {
        guard let index = open.popLast() else { return }
        if tree.nodes[index].style == .flow { lastEnd = mark }
        tree.nodes[index].payload = UInt32(truncatingIfNeeded: tree.nodes.count)
        tree.nodes[index].endLine = UInt32(truncatingIfNeeded: lastEnd.line)
        tree.nodes[index].endColumn = UInt32(truncatingIfNeeded: lastEnd.column)
    }

    @inline(__always)
    private mutating func countChild(at mark: yaml_mark_t) throws(YAMLFailure) {
        guard let parent = open.last else { return }
        tree.nodes[parent].count += 1
        if tree.nodes[parent].count > 2 * FormatLimits.keys, tree.nodes[parent].kind == .mapping {
            throw refusal(.tooManyKeys(limit: FormatLimits.keys), mark)
        }
    }

    @inline(__always)
    private func refuse(
        _ anchor: UnsafePointer<UInt8>?, _ tag: UnsafePointer<UInt8>?, at mark: yaml_mark_t
    ) throws(YAMLFailure) {
        if anchor != nil { throw refusal(.anchor(name: Self.name(anchor)), mark) }
        if tag != nil { throw refusal(.tag(name: Self.name(tag)), mark) }
    }

    private func refusal(_ problem: SyntaxProblem, _ mark: yaml_mark_t) -> YAMLFailure {
        YAMLFailure(cause: .refused(problem), position: mark.position, last: tree.nodes.last)
    }

    private static func name(_ text: UnsafePointer<UInt8>?) -> String { text.map { String(cString: $0) } ?? "" }
}

extension YAMLNode {
    @inline(__always)
    fileprivate init(
        start: yaml_mark_t, end: yaml_mark_t, payload: UInt32, count: UInt32, kind: Kind, style: Style
    ) {
        self.init(
            startLine: UInt32(truncatingIfNeeded: start.line), startColumn: UInt32(truncatingIfNeeded: start.column),
            endLine: UInt32(truncatingIfNeeded: end.line), endColumn: UInt32(truncatingIfNeeded: end.column),
            payload: payload, count: count, kind: kind, style: style)
    }
}

extension yaml_mark_t {
    fileprivate var position: TextPosition { TextPosition(line: Int(line) + 1, column: Int(column) + 1) }
}

/// The YAML library in use.
public enum YAMLLibrary {
    /// Such as `0.2.5`.
    public static var version: String { String(cString: yaml_get_version_string()) }
}
