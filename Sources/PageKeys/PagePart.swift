public import CourseModel
internal import Grading

/// One thing that is asked, and what a page takes for right.
public struct PagePart: Equatable, Sendable {
    public var spelling: PageSpelling
    /// Canonical texts that are right.
    public var right: [String]
    /// Whether nothing else is right, so that whatever is understood and not among them is wrong.
    public var isWhole: Bool
    /// The names of the fields whose texts make the answer.
    public var fields: [String]

    /// What a page says.
    public enum Mark: String, Equatable, Sendable {
        case right, wrong, undecided
    }

    /// What a page says of these texts, one a field.
    public func mark(_ texts: [String]) -> Mark {
        guard let canonical = spelling.canonical(texts) else { return .undecided }
        if right.contains(canonical) { return .right }
        return isWhole ? .wrong : .undecided
    }

    /// Those of a step in a lesson of `language`; nil for a text or code.
    public static func all(of step: Step, language: LanguageTag) -> [PagePart]? {
        switch step.content {
        case .text, .code: nil
        case .quiz(let quiz): [quizPart(quiz, step.id)]
        case .fill(let fill):
            zip(fill.blanks, fill.blanks.indices).map { blank($0, $1, LiteralBlanks.of(fill), fill, language) }
        case .arithmetic(let set):
            QuestionSource.questions(of: set, step: step.id).enumerated().map { index, question in
                arithmetic(question, index + 1, NumberSigns(set.locale ?? language))
            }
        }
    }

    private static func quizPart(_ quiz: Quiz, _ step: StepID) -> PagePart {
        let screen = ScreenOrder.of(quiz, step: step)
        let numbers = screen.indices.filter { quiz.key.contains(screen[$0]) }.map { String($0 + 1) }
        return PagePart(
            spelling: .choice, right: [numbers.joined(separator: ",")], isWhole: true, fields: ["choice"])
    }

    private static func blank(
        _ blank: Blank, _ index: Int, _ literal: Set<Int>, _ fill: FillIn, _ language: LanguageTag
    ) -> PagePart {
        let spelling: PageSpelling =
            switch fill.language {
            case .swift where !literal.contains(index): .swift
            case .swift, .code: .code
            case .text:
                .words(
                    fold: blank.letterCase == .ignore, turkic: ["tr", "az"].contains(language.base),
                    exactMarks: blank.marks == .exact)
            }
        let right = blank.answers.compactMap { spelling.canonical([$0]) }
        // Where answers are compiled, others than those listed may be right.
        return PagePart(
            spelling: spelling, right: right, isWhole: fill.program == nil && right.count == blank.answers.count,
            fields: ["blank-\(index + 1)"])
    }

    private static func arithmetic(_ question: ArithmeticQuestion, _ number: Int, _ signs: NumberSigns) -> PagePart {
        let usual = PageSpelling.number(decimal: signs.decimal, grouping: signs.grouping)
        func part(_ spelling: PageSpelling, _ right: [String], _ fields: [String] = ["answer-\(number)"]) -> PagePart {
            PagePart(
                spelling: spelling, right: right, isWhole: question.tolerance == nil && !right.isEmpty, fields: fields)
        }
        switch try? ArithmeticKey.of(question) {
        case nil: return part(usual, [])
        case .whole(let value): return part(usual, [String(value)])
        case .quotient(let quotient, let remainder):
            return part(
                .remainder(decimal: signs.decimal), ["\(quotient) \(remainder)"],
                ["quotient-\(number)", "remainder-\(number)"])
        case .rounded(let rounded, let exact, _):
            return part(usual, [rounded.shortest.plainText] + [exact.finiteText].compactMap(\.self))
        case .fraction(let fraction, let lowestTerms):
            return part(
                .fraction(lowestTerms: lowestTerms, decimal: signs.decimal, grouping: signs.grouping),
                ["\(fraction.numerator)/\(fraction.denominator)"])
        }
    }
}

/// The signs of a locale that pages know.
struct NumberSigns {
    let decimal: Character
    let grouping: Character?

    init(_ locale: LanguageTag) {
        guard let pattern = NumberPattern.of(locale) else {
            decimal = "."
            grouping = ","
            return
        }
        decimal = Character(pattern.decimal)
        let isPlain = pattern.groups == .threes && (pattern.grouping == "," || pattern.grouping == ".")
        grouping = isPlain ? Character(pattern.grouping) : nil
    }
}

extension WrittenDecimal {
    fileprivate var plainText: String { (isNegative ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction) }
}

extension Rational {
    /// All its decimal places, where they come to an end within 30.
    fileprivate var finiteText: String? {
        var rest = numerator.magnitude % denominator.magnitude
        var places = ""
        while rest > 0, places.count < 30 {
            let (product, overflow) = rest.multipliedReportingOverflow(by: 10)
            guard !overflow else { return nil }
            places += String(product / denominator.magnitude)
            rest = product % denominator.magnitude
        }
        guard rest == 0 else { return nil }
        return WrittenDecimal(
            isNegative: numerator < 0, whole: String(numerator.magnitude / denominator.magnitude), fraction: places
        ).shortest.plainText
    }
}
