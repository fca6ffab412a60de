internal import CourseModel

/// A text cut short by ` #`, which YAML takes for a comment.
///
/// One space before the `#` is a text that goes on; two or more, as comments are set off from values by custom, are a
/// comment. So `title: Lesson #3` is reported, and `title: Lists   # every step has a title` is not.
struct CutComment: Equatable {
    /// From the `#` to the line's end.
    var text: String
    var range: TextRange

    /// The rest of the line after a plain value that ends at `position`.
    static func after(_ position: TextPosition, in source: SourceText) -> CutComment? {
        let line = source.line(position.line)
        let end = source.offset(of: position)
        let rest = line[min(end, line.endIndex)...]
        guard rest.starts(with: " #".utf8) || rest.starts(with: "\t#".utf8) else { return nil }
        let start = TextPosition(line: position.line, column: position.column + 1)
        let lost = String(decoding: rest.dropFirst(), as: UTF8.self)
        let length = lost.unicodeScalars.count
        return CutComment(
            text: lost,
            range: TextRange(start: start, end: TextPosition(line: start.line, column: start.column + length)))
    }

    /// The same where nothing of the value is left: `why: #1 is right`. A `#` followed by a space is a comment there.
    static func afterKey(_ position: TextPosition, in source: SourceText) -> CutComment? {
        guard let cut = after(position, in: source), !cut.text.hasPrefix("# ") else { return nil }
        return cut
    }
}
