internal import CourseModel

/// One value of a YAML file, 28 bytes without a pointer, so that a tree of many costs few allocations.
package struct YAMLNode: Equatable, Sendable {
    /// Lines and columns from 0, as libyaml counts them.
    var startLine, startColumn, endLine, endColumn: UInt32
    /// A scalar's offset in the tree's text; for a list or mapping the index after its last descendant.
    var payload: UInt32
    /// A scalar's length in bytes, a list's items, a mapping's keys and values together.
    var count: UInt32
    var kind: Kind
    var style: Style

    /// What it is.
    enum Kind: UInt8 {
        case scalar, sequence, mapping
    }

    /// How it is written.
    enum Style: UInt8 {
        case plain, singleQuoted, doubleQuoted, literal, folded
        /// Of lists and mappings: with `-` and indentation, or with brackets.
        case block, flow
    }

    /// Where it stands.
    var range: TextRange {
        TextRange(
            start: TextPosition(line: Int(startLine) + 1, column: Int(startColumn) + 1),
            end: TextPosition(line: Int(endLine) + 1, column: Int(endColumn) + 1))
    }
}
