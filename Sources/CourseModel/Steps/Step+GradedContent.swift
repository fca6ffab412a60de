extension Step {
    /// What decides a verdict, and nothing of the prose, in one canonical text: equal for translations of a step, changed
    /// when an author changes what is asked. Its hash ties an attempt to the step that it answered, so that each word of
    /// it is written out here: renaming a case changes nothing.
    ///
    /// The words of a fill-in of `text` are not in it, neither the sentence nor what fills its blanks: they differ from
    /// language to language, and who passed a step in one has passed it in all. An edit of them is therefore not seen; one
    /// of how they are compared is. A set of arithmetic that reads numbers in a locale of its own is told from the same
    /// set read in the lesson's. Of a code step only its exercise's name is in it: a course that adds a case takes no pass away.
    public var gradedContent: String {
        switch content {
        case .text: "text"
        case .quiz(let quiz): quiz.gradedContent
        case .fill(let fill): fill.gradedContent
        case .arithmetic(let set): set.gradedContent
        case .code: "code \(id.step)"
        }
    }
}

extension Quiz {
    fileprivate var gradedContent: String {
        "quiz \(options.count) [\(key.map(String.init).joined(separator: ", "))] \(scoring.gradedWord)"
    }
}

extension Quiz.Scoring {
    fileprivate var gradedWord: String {
        switch self {
        case .partial: "partial"
        case .all: "all"
        }
    }
}

extension FillIn {
    fileprivate var gradedContent: String {
        language == .text ? gradedWords : gradedCode
    }

    private static func counted(_ text: String) -> String { "\(text.utf8.count):\(text)" }

    /// Each line up to its first `//`, without the spaces before it. Code behind such a mark in a string is lost too, in
    /// every language alike.
    private static func withoutComments(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard let mark = line.firstRange(of: "//") else { return String(line) }
            var kept = line[..<mark.lowerBound]
            while kept.last == " " { kept.removeLast() }
            return String(kept)
        }
        return lines.joined(separator: "\n")
    }

    /// How each blank is compared; the words differ from language to language.
    private var gradedWords: String {
        let blanks = blanks.map { "case \($0.letterCase.gradedWord) marks \($0.marks.gradedWord)" }
        return "fill text \(blanks.count): \(blanks.joined(separator: ", "))"
    }

    /// Code is the same in all languages, but for its comments.
    private var gradedCode: String {
        let parts = template.map { part in
            switch part {
            case .text(let text): "t" + Self.counted(Self.withoutComments(text))
            case .blank(let index): "b\(index)"
            }
        }
        let keys = blanks.map { $0.answers.map { Self.counted($0) }.joined() }
        return "fill \(language.name) \(parts.joined()) | \(keys.joined(separator: " | "))"
    }
}

extension Blank.Strictness {
    fileprivate var gradedWord: String {
        switch self {
        case .ignore: "ignore"
        case .exact: "exact"
        }
    }
}

extension ArithmeticSet {
    fileprivate var gradedContent: String {
        let listed = questions.map(\.gradedContent).joined(separator: ", ")
        let reading = locale.map { "; locale \($0.tag)" } ?? ""
        return "arithmetic \(listed); \(generator?.gradedContent ?? "none")\(reading)"
    }
}

extension ArithmeticQuestion {
    fileprivate var gradedContent: String {
        let tolerance = tolerance.map { "±\($0.numerator)/\($0.denominator)" } ?? ""
        return "\(first)\(operation.rawValue)\(second) \(division.gradedWord)\(tolerance)"
    }
}

extension QuestionGenerator {
    fileprivate var gradedContent: String {
        let range = "\(range.lowerBound)...\(range.upperBound)"
        return "\(count) \(String(operations.map(\.rawValue))) \(range) \(division.gradedWord)"
    }
}

extension Division {
    fileprivate var gradedWord: String {
        switch self {
        case .exact: "exact"
        case .integer: "integer"
        case .remainder: "remainder"
        case .decimal(let places): "decimal(\(places))"
        case .fraction(let lowestTerms): lowestTerms ? "fraction(lowest terms)" : "fraction"
        }
    }
}
