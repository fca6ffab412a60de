public import CourseModel

/// Marks answers to questions of arithmetic.
public struct ArithmeticGrader {
    private let locale: LanguageTag

    /// The verdict on one typed text a question, read in `locale`. A question without an answer (a division by zero) has
    /// no part; lint lets none through.
    public static func grade(
        _ typed: [String], _ questions: [ArithmeticQuestion], locale: LanguageTag
    ) -> Verdict {
        let grader = ArithmeticGrader(locale: locale)
        let parts = questions.enumerated().compactMap { index, question in
            grader.part(index, question, typed: index < typed.count ? typed[index] : "")
        }
        return PartTally.verdict(parts, surplus: typed.dropFirst(questions.count), expected: questions.count)
    }

    private func part(_ index: Int, _ question: ArithmeticQuestion, typed: String) -> PartVerdict? {
        guard let key = try? ArithmeticKey.of(question) else { return nil }
        let marked = mark(typed, question, key)
        let keyText = ArithmeticText.key(key, locale: locale)
        let trace = Trace(typed: typed, read: marked.read, key: [keyText], rule: marked.rule)
        return PartVerdict(place: index, result: marked.result, remarks: marked.remarks, trace: trace)
    }

    private func mark(_ typed: String, _ question: ArithmeticQuestion, _ key: ArithmeticKey) -> MarkedNumber {
        switch key {
        case .whole(let value):
            WholeGrader(
                key: value, isQuotient: question.operation == .divide, tolerance: question.tolerance, locale: locale
            ).mark(typed)
        case .quotient(let quotient, let remainder):
            RemainderGrader(quotient: quotient, remainder: remainder, locale: locale).mark(typed)
        case .rounded(let rounded, let exact, _):
            DecimalGrader(rounded: rounded, exact: exact, tolerance: question.tolerance, locale: locale).mark(typed)
        case .fraction(let fraction, let lowestTerms):
            FractionGrader(key: fraction, lowestTerms: lowestTerms, tolerance: question.tolerance, locale: locale)
                .mark(typed)
        }
    }
}
