internal import CourseModel

/// libyaml's complaint, and the text it complains of. Its wording is libyaml's own, unchanged for many years.
struct ParserComplaint {
    var problem: String
    var context: String
    var position: TextPosition
    var contextPosition: TextPosition
    /// The last value that was read.
    var last: YAMLNode?
    var source: SourceText

    typealias Finding = SyntaxDiagnosis.Finding
    typealias Place = SyntaxDiagnosis.Place

    /// The first explanation that fits.
    var diagnosis: Finding {
        tab ?? escape ?? quote ?? startSign ?? comment ?? missingColon ?? colon ?? flow ?? indentation
            ?? Finding(problem: .invalid(detail: problem), place: Place(position: position))
    }

    private var line: ArraySlice<UInt8> { source.line(position.line) }
    private var isFlow: Bool { context.contains("flow") }

    private var tab: Finding? {
        let indentation = line.prefix { $0 == 0x20 || $0 == 0x09 }
        if let offset = indentation.firstIndex(of: 0x09) {
            return Finding(problem: .tab, place: Place(position: source.position(of: offset)))
        }
        guard ValueStart.rest(of: source, at: position).first == 0x09 || problem.contains(" tab ") else { return nil }
        return Finding(problem: .tab, place: Place(position: position))
    }

    private var escape: Finding? {
        let isEscape =
            problem.contains("unknown escape") || problem.contains("hexdecimal")
            || problem.contains("Unicode character escape")
        guard isEscape else { return nil }
        let before = line[..<min(source.offset(of: position) + 1, line.endIndex)]
        guard let offset = before.lastIndex(of: UInt8(ascii: "\\")) else { return nil }
        let letter = String(decoding: line[(offset + 1)...], as: UTF8.self).unicodeScalars.first.map(String.init) ?? ""
        return Finding(
            problem: .backslashInQuotes(escape: "\\" + letter),
            place: Place(position: source.position(of: offset), length: 2))
    }

    /// A quote that is never closed, or only by one meant to open the next text.
    private var quote: Finding? {
        if context.contains("quoted scalar") {
            return Finding(problem: .unclosedQuote, place: Place(position: contextPosition))
        }
        guard let last, last.style == .singleQuoted || last.style == .doubleQuoted, last.startLine != last.endLine,
            last.range.end.line == position.line
        else { return nil }
        return Finding(problem: .unclosedQuote, place: Place(position: last.range.start))
    }

    /// The value on the line begins with a sign that YAML keeps for itself.
    private var startSign: Finding? {
        if problem.contains("cannot start any token") || context.contains("an alias") || context.contains("an anchor")
            || context.contains(" tag")
        {
            let place = context.contains("next token") ? position : contextPosition
            let sign = String(decoding: ValueStart.rest(of: source, at: place), as: UTF8.self).unicodeScalars.first
            return Finding(problem: .needsQuotes(start: sign.map(String.init) ?? ""), place: Place(position: place))
        }
        for number in Set([position.line, last.map { $0.range.start.line } ?? position.line]).sorted(by: >) {
            guard let value = ValueStart(line: number, in: source), let sign = value.reservedSign else { continue }
            return Finding(
                problem: .needsQuotes(start: sign), place: Place(position: value.position, length: sign.utf8.count))
        }
        return nil
    }

    /// A text that was to go on in the next line was cut short by ` #`.
    private var comment: Finding? {
        let isColon = problem.contains("could not find expected ':'")
        let number = (isColon ? contextPosition : position).line - 1
        guard isColon || problem.contains("did not find expected key"), last?.style == .plain else { return nil }
        let before = source.line(number)
        let signs = zip(before.indices, before).filter { $0.1 == UInt8(ascii: "#") }.map(\.0)
        guard let sign = signs.first(where: { isCut(before, at: $0) }) else { return nil }
        let end = source.position(of: sign - 1)
        return CutComment.after(end, in: source).map { cut in
            Finding(
                problem: .commentInValue(lost: cut.text.brief),
                place: Place(position: cut.range.start, length: cut.text.unicodeScalars.count))
        }
    }

    private func isCut(_ line: ArraySlice<UInt8>, at sign: Int) -> Bool {
        sign - 2 >= line.startIndex && line[sign - 1] == 0x20 && line[sign - 2] != 0x20
    }

    private var missingColon: Finding? {
        guard problem.contains("could not find expected ':'") else { return nil }
        let rest = source.line(contextPosition.line).drop { $0 == 0x20 || $0 == UInt8(ascii: "-") }
        let word = rest.prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
        let name = String(decoding: word, as: UTF8.self)
        let place = Place(position: source.position(of: rest.startIndex), length: name.utf8.count)
        let isKey = rest.dropFirst(word.count).first == UInt8(ascii: ":") || KnownKeys.contains(name)
        return Finding(problem: isKey ? .missingColon(key: name) : .badIndentation, place: place)
    }

    /// `: ` in a value, or a key that stands deeper than it should.
    private var colon: Finding? {
        guard problem.contains("mapping values are not allowed") || problem.contains("unexpected ':'") else {
            return nil
        }
        let start = line.drop { $0 == 0x20 }
        let key = line[start.startIndex..<min(source.offset(of: position), line.endIndex)]
        if KnownKeys.contains(String(decoding: key, as: UTF8.self)), position.line > 1 {
            if let before = keyWithoutColon(line: position.line - 1, indent: start.startIndex - line.startIndex) {
                return before
            }
            return Finding(
                problem: .badIndentation,
                place: Place(position: source.position(of: start.startIndex), length: key.count))
        }
        return Finding(problem: .colonInValue, place: Place(position: position))
    }

    /// The line before is `key value`, as far in as this one.
    private func keyWithoutColon(line number: Int, indent: Int) -> Finding? {
        let line = source.line(number)
        let rest = line.drop { $0 == 0x20 }
        let word = rest.prefix { $0.isLetter || $0 == UInt8(ascii: "-") }
        let name = String(decoding: word, as: UTF8.self)
        guard rest.startIndex - line.startIndex == indent, KnownKeys.contains(name),
            rest.dropFirst(word.count).first == 0x20
        else { return nil }
        return Finding(
            problem: .missingColon(key: name),
            place: Place(position: TextPosition(line: number, column: indent + 1), length: word.count))
    }

    private var flow: Finding? {
        guard isFlow else { return nil }
        let isClosing = ValueStart.rest(of: source, at: position).first.map {
            $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "}")
        }
        if position.line == contextPosition.line, isClosing == true {
            return Finding(problem: .unclosedBracket, place: Place(position: contextPosition))
        }
        if position.line == contextPosition.line, !ValueStart.rest(of: source, at: position).isEmpty {
            let isColon = ValueStart.rest(of: source, at: position).first == UInt8(ascii: ":")
            return Finding(problem: isColon ? .colonInValue : .missingComma, place: Place(position: position))
        }
        return Finding(problem: .unclosedBracket, place: Place(position: contextPosition))
    }

    private var indentation: Finding? {
        let signs = [
            "did not find expected key", "did not find expected '-' indicator", "not allowed in this context",
            "did not find expected <document start>", "found wrongly indented line", "leading space",
        ]
        guard signs.contains(where: problem.contains) else { return nil }
        let start = line.drop { $0 == 0x20 }
        return Finding(problem: .badIndentation, place: Place(position: source.position(of: start.startIndex)))
    }
}

/// The names of all declared keys.
enum KnownKeys {
    private static let names = Set(MappingName.allCases.flatMap { MappingDeclaration.of($0).keys.map(\.name) })

    static func contains(_ name: String) -> Bool { names.contains(name) }
}
