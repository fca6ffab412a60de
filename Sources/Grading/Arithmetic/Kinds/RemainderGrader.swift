internal import CourseModel

/// Marks quotient and remainder as Swift's `/` and `%` give them.
struct RemainderGrader {
    let quotient: Int
    let remainder: Int
    let locale: LanguageTag

    func mark(_ typed: String) -> MarkedNumber {
        switch RemainderReader.read(typed, locale: locale) {
        case .unreadable(let remark): return .unreadable(remark)
        case .numbers(let typedQuotient, let typedRemainder, let note):
            let isQuotientRight = ExactNumber(typedQuotient) == ExactNumber(quotient)
            let isRemainderRight = ExactNumber(typedRemainder) == ExactNumber(remainder)
            let texts = [typedQuotient, typedRemainder].map { ArithmeticText.decimal($0.shortest, locale: locale) }
            return MarkedNumber(
                isRight: isQuotientRight && isRemainderRight, read: texts.joined(separator: " r "),
                remarks: [remark(isQuotientRight, isRemainderRight), note], rule: .equalQuotientAndRemainder)
        }
    }

    private func remark(_ isQuotientRight: Bool, _ isRemainderRight: Bool) -> Remark? {
        switch (isQuotientRight, isRemainderRight) {
        case (true, false): .onlyQuotientRight
        case (false, true): .onlyRemainderRight
        default: nil
        }
    }
}
