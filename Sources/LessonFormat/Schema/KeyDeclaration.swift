internal import CourseModel

/// One key of a mapping, declared once: the reader, the suggestions, the reference and the JSON Schema come from it.
struct KeyDeclaration: Equatable, Sendable {
    var name: String
    var shape: ValueShape
    var isRequired: Bool
    /// What it is for, one sentence of Markdown.
    var summary: String
    /// A value as an author would write it.
    var example: String
    /// Words that authors type where they mean this key.
    var otherWords: [String]

    static func required(
        _ name: String, _ shape: ValueShape, _ summary: String, example: String, otherWords: [String] = []
    ) -> KeyDeclaration {
        KeyDeclaration(
            name: name, shape: shape, isRequired: true, summary: summary, example: example, otherWords: otherWords)
    }

    static func optional(
        _ name: String, _ shape: ValueShape, _ summary: String, example: String, otherWords: [String] = []
    ) -> KeyDeclaration {
        KeyDeclaration(
            name: name, shape: shape, isRequired: false, summary: summary, example: example, otherWords: otherWords)
    }
}

/// The keys of one mapping, in the order in which the reference lists them.
struct MappingDeclaration: Sendable {
    var name: MappingName
    /// The reference's heading.
    var title: String
    /// What the mapping is, one sentence of Markdown.
    var summary: String
    var keys: [KeyDeclaration]

    /// The declaration of the mapping with this name.
    static func of(_ name: MappingName) -> MappingDeclaration {
        switch name {
        case .course: course
        case .lesson: lesson
        case .textStep: textStep
        case .quizStep: quizStep
        case .fillStep: fillStep
        case .arithmeticStep: arithmeticStep
        case .codeStep: codeStep
        case .option: option
        case .blank: blank
        case .question: question
        case .random: random
        case .further: further
        case .exercise: exercise
        case .limits: limits
        case .sequences: sequences
        }
    }

    /// The declared key of this name.
    func key(_ name: String) -> KeyDeclaration? { keys.first { $0.name == name } }

    /// The key that an author who wrote `word` probably meant.
    func suggestion(for word: String) -> String? {
        if let name = Suggestion.closest(to: word, among: keys.map(\.name)) { return name }
        let other = Suggestion.closest(to: word, among: keys.flatMap(\.otherWords))
        return other.flatMap { other in keys.first { $0.otherWords.contains(other) }?.name }
    }
}
