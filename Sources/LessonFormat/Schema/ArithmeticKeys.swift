extension MappingDeclaration {
    private static let division = KeyDeclaration.optional(
        "division", .choice(DivisionKind.allCases.map(\.rawValue)),
        "What a division asks for: the whole quotient of one that divides (`exact`), the quotient toward zero "
            + "(`integer`), quotient and `remainder`, a `decimal`, or a `fraction`.",
        example: "integer")

    private static let generatedDivision = KeyDeclaration.optional(
        "division", .choice(DivisionKind.allCases.map(\.rawValue)),
        "What a generated division asks for; where nothing is said what the step's `division` says, else `exact`.",
        example: "remainder")

    private static let places = KeyDeclaration.optional(
        "places", .integer(1...9),
        "Of a decimal: how many places, rounded half away from zero; 2 where nothing is said.",
        example: "3", otherWords: ["digits", "precision"])

    private static let lowestTerms = KeyDeclaration.optional(
        "lowest-terms", .truthValue, "Of a fraction: whether it must be in lowest terms.", example: "true",
        otherWords: ["reduced", "lowest"])

    /// Questions of arithmetic.
    static let arithmeticStep = MappingDeclaration(
        name: .arithmeticStep, title: "An arithmetic set",
        summary: "Questions of arithmetic: `questions`, `random` or both.",
        keys: [
            .required(
                "arithmetic", .text(.identifier),
                "Begins the step and is its id: lower-case letters, digits and hyphens, once in a lesson.",
                example: "count-the-seats"),
            .required(
                "title", .text(.prose), "The step's title, one line.", example: "Count the seats",
                otherWords: ["name", "heading"]),
            .optional(
                "prompt", .text(.prose), "Why these numbers come up, Markdown.", example: "Three rows fit on a screen.",
                otherWords: ["q", "question", "body"]),
            .optional(
                "questions", .list(.textOrMapping(.question, .question)),
                "Two whole numbers and one of `+ - * /` (or `× ÷ −`) each.", example: "[12 * 5, 40 / 8]"),
            .optional(
                "random", .mapping(.random), "Further questions, made anew for each step and the same at every try.",
                example: "{count: 5, operators: \"+-\", range: 1...50}", otherWords: ["generate", "generated"]),
            division, places, lowestTerms,
            .optional(
                "locale", .text(.languageTag),
                "How numbers are typed here; the lesson's `locale` or language otherwise.",
                example: "de"),
            .optional(
                "hints", .oneOrList(.text(.prose)), "Hints for the whole step, from vague to plain.",
                example: "[Count in tens.]", otherWords: ["clues", "tips"]),
            .optional(
                "explanation", .text(.prose), "Shown after success, Markdown.", example: "Twelve fives are sixty.",
                otherWords: ["explain", "solution"]),
        ])

    /// A question written as a mapping.
    static let question = MappingDeclaration(
        name: .question, title: "An arithmetic question",
        summary: "One entry of `questions`, where a plain `12 * 5` does not say enough.",
        keys: [
            .required(
                "q", .text(.question), "Two whole numbers and one of `+ - * /` (or `× ÷ −`).", example: "17 / 5",
                otherWords: ["question", "text"]),
            division, places, lowestTerms,
            .optional(
                "tolerance", .tolerance, "How far off an answer may be; it must be exact where nothing is said.",
                example: "0.01"),
        ])

    /// The maker of further questions.
    static let random = MappingDeclaration(
        name: .random, title: "Generated questions", summary: "The value of `random`.",
        keys: [
            .required("count", .integer(1...100), "How many questions.", example: "5", otherWords: ["number"]),
            .required(
                "operators", .operators, "The operators to choose from, in one text.", example: "\"+-*/\"",
                otherWords: ["operations", "ops", "operator"]),
            .required("range", .numberRange, "Both numbers lie in it.", example: "1...50", otherWords: ["numbers"]),
            generatedDivision, places, lowestTerms,
        ])
}

/// The values of `division`.
enum DivisionKind: String, CaseIterable, Sendable {
    case exact, integer, remainder, decimal, fraction
}
