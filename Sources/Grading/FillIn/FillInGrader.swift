internal import CourseModel

/// Marks a template's blanks, each by itself and by the rule of the template's language.
struct FillInGrader {
    let fill: FillIn
    let language: LanguageTag

    func verdict(on texts: [String]) -> Verdict {
        let literal = LiteralBlanks.of(fill)
        let parts = fill.blanks.indices.map { index in
            part(index, typed: index < texts.count ? texts[index] : "", isLiteral: literal.contains(index))
        }
        return PartTally.verdict(parts, surplus: texts.dropFirst(fill.blanks.count), expected: fill.blanks.count)
    }

    private func part(_ index: Int, typed: String, isLiteral: Bool) -> PartVerdict {
        let neighbours = TemplateNeighbours(of: index, in: fill.template)
        let blank = fill.blanks[index]
        let marked =
            switch fill.language {
            case .swift where !isLiteral: SwiftBlankGrader(blank: blank, neighbours: neighbours).mark(typed)
            case .swift, .code: CodeBlankGrader(blank: blank, neighbours: neighbours).mark(typed)
            case .text: WordGrader(blank: blank, neighbours: neighbours, language: language).mark(typed)
            }
        let trace = Trace(typed: typed, read: marked.read, key: marked.key, rule: marked.rule)
        return PartVerdict(place: index, result: marked.result, remarks: marked.remarks, trace: trace)
    }
}

/// A blank as read and marked.
struct MarkedBlank: Equatable {
    var result: PartVerdict.Result
    /// Canonical; nil where nothing was typed.
    var read: String?
    /// The accepted answers, canonical.
    var key: [String]
    var remarks: [Remark]
    var rule: GradingRule

    static func nothingTyped(key: [String]) -> MarkedBlank {
        MarkedBlank(result: .unreadable, read: nil, key: key, remarks: [.nothingTyped], rule: .readable)
    }
}
