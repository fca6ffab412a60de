internal import CourseModel

/// Marks one typed text a question, each in the locale of the set or else of the lesson.
struct ArithmeticGrader {
    let questions: [ArithmeticQuestion]
    let locale: LanguageTag

    init(set: ArithmeticSet, step: StepID, language: LanguageTag) {
        questions = QuestionSource.questions(of: set, step: step)
        locale = set.locale ?? language
    }

    init(question: ArithmeticQuestion, locale: LanguageTag) {
        questions = [question]
        self.locale = locale
    }

    func verdict(on texts: [String]) -> Verdict {
        var parts: [PartVerdict] = []
        for (index, question) in questions.enumerated() {
            guard let key = try? ArithmeticKey.of(question) else { continue }
            let typed = index < texts.count ? texts[index] : ""
            let marked = mark(typed, question, key)
            let keyText = ArithmeticText.key(key, locale: locale)
            let trace = Trace(typed: typed, read: marked.read, key: [keyText], rule: marked.rule)
            parts.append(PartVerdict(place: index, result: marked.result, remarks: marked.remarks, trace: trace))
        }
        return PartTally.verdict(parts, surplus: texts.dropFirst(questions.count), expected: questions.count)
    }

    private func mark(_ typed: String, _ question: ArithmeticQuestion, _ key: ArithmeticKey) -> MarkedNumber {
        switch key {
        case .whole(let value):
            WholeGrader(key: value, tolerance: question.tolerance, locale: locale).mark(typed)
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
