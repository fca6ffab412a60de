internal import CourseModel

/// What an author did wrong where libyaml gave up. libyaml says what it expected; the line says what was meant.
struct SyntaxDiagnosis {
    private(set) var problem: SyntaxProblem
    private(set) var range: TextRange

    init(_ failure: YAMLFailure, _ source: SourceText) {
        let found =
            switch failure.cause {
            case .refused(let problem): Self.refused(problem, failure.position, source)
            case .parser(let problem, let context, let contextPosition):
                ParserComplaint(
                    problem: problem, context: context, position: failure.position,
                    contextPosition: contextPosition ?? failure.position, last: failure.last, source: source
                ).diagnosis
            }
        problem = found.problem
        range = found.place.range(in: source)
    }

    /// A problem and where it is.
    struct Finding {
        var problem: SyntaxProblem
        var place: Place
    }

    /// A place and the number of characters it covers.
    struct Place {
        var position: TextPosition
        var length = 1

        /// The place, moved to the last line's end where it lies beyond the file, and never empty.
        func range(in source: SourceText) -> TextRange {
            var start = position
            if start.line > source.lineCount { start = TextPosition(line: source.lineCount, column: 1) }
            return TextRange(
                start: start, end: TextPosition(line: start.line, column: start.column + max(1, length)))
        }
    }

    /// `*` and `&` that begin a text rather than name an anchor.
    private static func refused(_ problem: SyntaxProblem, _ position: TextPosition, _ source: SourceText) -> Finding {
        let rest = ValueStart.rest(of: source, at: position)
        switch problem {
        case .alias(let name), .anchor(let name):
            let sign = String(decoding: rest.prefix(1), as: UTF8.self)
            let after = rest.dropFirst(1 + name.utf8.count).drop { $0 == 0x20 }
            let isAlias = if case .alias = problem { true } else { false }
            let isText = isAlias && after.first.map { !",]}#:".utf8.contains($0) } ?? false
            return Finding(
                problem: isText ? .needsQuotes(start: sign) : problem,
                place: Place(position: position, length: name.unicodeScalars.count + 1))
        case .tag:
            let name = String(decoding: rest.prefix { !" \t,]}".utf8.contains($0) }, as: UTF8.self)
            return Finding(
                problem: .tag(name: name.brief), place: Place(position: position, length: name.unicodeScalars.count))
        default: return Finding(problem: problem, place: Place(position: position))
        }
    }
}
