internal import CourseModel

/// `%YAML`, `%TAG` and the like. They are found before libyaml sees them, since it takes quadratic time for many.
struct Directive {
    var name: String
    var range: TextRange

    /// The directive that begins the file, if there is one.
    static func first(in source: SourceText) -> Directive? { first(in: source, from: 1) }

    private static func first(in source: SourceText, from number: Int) -> Directive? {
        guard let (line, number) = content(of: source, from: number), line.first == UInt8(ascii: "%") else {
            return nil
        }
        let name = line.prefix { $0 != 0x20 && $0 != 0x09 }
        return Directive(
            name: String(decoding: name, as: UTF8.self),
            range: TextRange(
                start: TextPosition(line: number, column: 1), end: TextPosition(line: number, column: name.count + 1)))
    }

    /// What stands after the document that ended at `position`: nothing, a directive, or a further document.
    static func afterDocument(_ position: TextPosition, in source: SourceText) -> FileReading.Refusal? {
        let rest = source.line(position.line)[source.offset(of: position)...].drop { $0 == 0x20 || $0 == 0x09 }
        var start = position.line
        if rest.isEmpty || rest.first == UInt8(ascii: "#") { start += 1 }
        guard let (line, number) = content(of: source, from: start) else { return nil }
        if let directive = first(in: source, from: number) {
            return FileReading.Refusal(problem: .syntax(.directive(name: directive.name)), range: directive.range)
        }
        let range = TextRange(
            start: TextPosition(line: number, column: 1),
            end: TextPosition(line: number, column: String(decoding: line, as: UTF8.self).unicodeScalars.count + 1))
        let problem: SyntaxProblem = line.starts(with: "---".utf8) ? .severalDocuments : .badIndentation
        return FileReading.Refusal(problem: .syntax(problem), range: range)
    }

    /// The first line from `number` on that is neither empty, a comment nor the end mark `...`.
    private static func content(of source: SourceText, from number: Int) -> (line: ArraySlice<UInt8>, number: Int)? {
        guard number <= source.lineCount else { return nil }
        for number in number...source.lineCount {
            let line = source.line(number).drop { $0 == 0x20 || $0 == 0x09 }
            let isMark = line.starts(with: "...".utf8) && line.dropFirst(3).allSatisfy { $0 == 0x20 }
            if !line.isEmpty, line.first != UInt8(ascii: "#"), !isMark { return (source.line(number), number) }
        }
        return nil
    }
}
