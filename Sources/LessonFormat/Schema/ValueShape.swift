/// What the value of a key looks like. Scalars are text in YAML; only their shape makes a number or a choice of them.
indirect enum ValueShape: Equatable, Sendable {
    case text(TextUse)
    case integer(ClosedRange<Int>)
    /// `yes`, `no`, `true`, `false`, `on` or `off`.
    case truthValue
    case choice([String])
    /// `1...50`.
    case numberRange
    /// A number above zero such as `0.01` or `1/3`.
    case tolerance
    /// Operator signs in one text.
    case operators
    case list(ValueShape)
    case oneOrList(ValueShape)
    case mapping(MappingName)
    case textOrMapping(TextUse, MappingName)
    /// A text, or a mapping from languages to texts.
    case localizedText
    /// A mapping from names (lower-case letters, digits and hyphens) to Markdown.
    case namedTexts
    /// A mapping from names to lists of commands, which are records: a name with fields.
    case namedCases
    /// A value of a command: text, a list, or a mapping with one name that holds its fields.
    case record
    /// A mapping from languages to mappings from records' names to phrases, which may be empty.
    case phrases
    /// A mapping from mutants to texts.
    case reasons
    /// A mapping whose first word says which kind of step it is.
    case step
}

/// What a text is for, which decides what can be wrong with it.
enum TextUse: Equatable, Sendable {
    /// Markdown.
    case prose
    /// A template.
    case code
    /// An accepted answer.
    case answer
    /// Lower-case letters, digits and hyphens.
    case identifier
    case languageTag
    case link
    /// Two numbers and an operator.
    case question
    /// A plain name that ends in `.swift`.
    case fileName
}

/// The mappings of the format.
enum MappingName: String, CaseIterable, Sendable {
    case course, lesson
    case textStep = "text-step"
    case quizStep = "quiz-step"
    case fillStep = "fill-step"
    case arithmeticStep = "arithmetic-step"
    case codeStep = "code-step"
    case option, blank, question, random, further
    case exercise, limits, sequences
}
