import CourseModel

extension English {
    func arithmetic(_ problem: ArithmeticProblem) -> Explained {
        switch problem {
        case .notAQuestion(let text):
            Explained(
                "\(code(text)) is not a question.", "Write two whole numbers and one of `+ - * /`, such as `12 / 5`.")
        case .divisionByZero(let text): Explained("\(code(text)) divides by zero.", "Choose another second number.")
        case .overflow(let text): Explained("The result of \(code(text)) is too large.", "Choose smaller numbers.")
        case .divisionRemains(let text):
            Explained(
                "\(code(text)) leaves a remainder, and `division: exact` wants none.",
                "Choose other numbers or another `division`.")
        case .divisionUnstated(let text):
            Explained(
                "\(code(text)) leaves a remainder, and nothing says what is asked.",
                "Add `division:` with `integer`, `remainder`, `decimal` or `fraction`.")
        case .nothingToAsk: Explained("There are no questions.", "Add `questions`, or `random` for generated ones.")
        case .generatedDivisionByZero(let range):
            Explained("Every division in \(code(range)) would be by zero.", "Choose a range with other numbers.")
        case .generatedOverflow(let range):
            Explained("Results of numbers in \(code(range)) can be too large.", "Choose a smaller range.")
        case .generatorTooNarrow(let range):
            Explained(
                "Fewer different questions exist in \(code(range)) than `count` asks for.",
                "Choose a wider range, or a smaller `count`.")
        case .placesWithoutDecimal:
            Explained("`places` means nothing without `division: decimal`.", "Add that, or leave `places` out.")
        case .lowestTermsWithoutFraction:
            Explained(
                "`lowest-terms` means nothing without `division: fraction`.", "Add that, or leave `lowest-terms` out.")
        case .idleTolerance:
            Explained(
                "`tolerance` means nothing with `division: remainder` or `lowest-terms: true`: such an answer is exact.",
                "Leave `tolerance` out, or ask otherwise.")
        case .unknownLocale(let locale):
            Explained(
                "How numbers are written in \(code(locale)) is not known here.",
                "Choose one of the locales listed in `Documentation/Authors.md`.")
        }
    }
}
