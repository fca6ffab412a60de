/// The format as documents for authors and their editors, made from the declared keys.
public enum FormatReference {
    /// A file of a course.
    public enum File: String, CaseIterable, Sendable {
        case lesson, course
    }
}

extension MappingName {
    /// In the order of the reference: the files, then what they hold.
    static let inReadingOrder: [MappingName] = [
        .course, .lesson, .textStep, .quizStep, .option, .fillStep, .blank, .arithmeticStep, .question, .random,
        .codeStep, .further,
    ]
}
