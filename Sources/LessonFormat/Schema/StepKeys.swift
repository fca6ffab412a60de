internal import CourseModel

extension MappingDeclaration {
    /// The declaration of a step of this kind.
    static func of(_ kind: StepKind) -> MappingDeclaration {
        switch kind {
        case .text: textStep
        case .quiz: quizStep
        case .fill: fillStep
        case .arithmetic: arithmeticStep
        case .code: codeStep
        }
    }

    private static let title = KeyDeclaration.required(
        "title", .text(.prose), "The step's title, one line.", example: "Rows you can tell apart",
        otherWords: ["name", "heading"])

    private static let hints = KeyDeclaration.optional(
        "hints", .oneOrList(.text(.prose)), "Hints for the whole step, from vague to plain.",
        example: "[Which modifier takes `for:`?]", otherWords: ["clues", "tips"])

    private static let explanation = KeyDeclaration.optional(
        "explanation", .text(.prose), "Shown after success, Markdown.",
        example: "The link and the destination are a pair.", otherWords: ["explain", "solution"])

    private static func kind(_ kind: StepKind, example: String) -> KeyDeclaration {
        .required(
            kind.rawValue, .text(.identifier),
            "Begins the step and is its id: lower-case letters, digits and hyphens, once in a lesson.", example: example
        )
    }

    /// Prose to read.
    static let textStep = MappingDeclaration(
        name: .textStep, title: "A text", summary: "Prose to read.",
        keys: [
            kind(.text, example: "rows-you-can-tell-apart"), title,
            .required(
                "body", .text(.prose), "Markdown, with code blocks that name their language.", example: "|",
                otherWords: ["content", "markdown", "prose"]),
            hints, explanation,
        ])

    /// A question with options.
    static let quizStep = MappingDeclaration(
        name: .quizStep, title: "A quiz", summary: "A question with options, one or several of them right.",
        keys: [
            kind(.quiz, example: "tap-does-nothing"), title,
            .required(
                "q", .text(.prose), "The question, Markdown.", example: "\"A tap does nothing. Why?\"",
                otherWords: ["question", "prompt", "query"]),
            .required(
                "options", .list(.mapping(.option)), "At least two options; they are shown shuffled.", example: "[…]",
                otherWords: ["choices", "answers"]),
            .required(
                "answer", .oneOrList(.integer(0...Int.max)),
                "The right option's place in `options`, counted from 0; a list where several are right.",
                example: "[0, 2]", otherWords: ["correct", "key", "right"]),
            .optional(
                "scoring", .choice(Quiz.Scoring.allCases.map(\.rawValue)),
                "With several right options: `partial` gives right minus wrong, `all` wants them all.",
                example: "partial", otherWords: ["score"]),
            .optional(
                "order", .choice(Quiz.Order.allCases.map(\.rawValue)), "`fixed` shows the options as written.",
                example: "shuffled", otherWords: ["shuffle"]),
            hints, explanation,
        ])

    /// One option of a quiz.
    static let option = MappingDeclaration(
        name: .option, title: "An option", summary: "One entry of `options`.",
        keys: [
            .required(
                "text", .text(.prose), "The option, one line of Markdown.", example: "\"`Expense` is not `Codable`.\""),
            .optional(
                "why", .text(.prose), "Why it is right or wrong, shown after answering.",
                example: "Values must be `Hashable`.", otherWords: ["because", "reason", "feedback", "explanation"]),
        ])

    /// Code or text with blanks.
    static let fillStep = MappingDeclaration(
        name: .fillStep, title: "A fill-in", summary: "Code or text with blanks to fill.",
        keys: [
            kind(.fill, example: "wire-the-home-screen"), title,
            .required(
                "prompt", .text(.prose), "What to do, Markdown.", example: "A tap on a row pushes its detail.",
                otherWords: ["q", "question", "body"]),
            .optional(
                "language", .text(.identifier),
                "What the template is written in: `swift` (the usual), `text` for words, or another code's name.",
                example: "swift", otherWords: ["lang"]),
            .required(
                "template", .text(.code), "The code, with `{{0}}`, `{{1}}`… where the blanks are.", example: "|",
                otherWords: ["code"]),
            .required(
                "blanks", .list(.mapping(.blank)), "One entry for each placeholder, in the order of their numbers.",
                example: "[{answers: value}]", otherWords: ["answers"]),
            .optional(
                "check", .choice(FillCheck.allCases.map(\.rawValue)),
                "`compile` compiles an answer that is not listed; `tokens`, the usual, takes the listed ones alone.",
                example: "compile", otherWords: ["checks", "grading", "mode"]),
            .optional(
                "before", .text(.code), "With `check: compile`: Swift above the template, not shown.", example: "|",
                otherWords: ["prefix", "setup"]),
            .optional(
                "after", .text(.code), "With `check: compile`: Swift below the template, not shown.", example: "|",
                otherWords: ["suffix"]),
            .optional(
                "values", .oneOrList(.text(.answer)),
                "With `check: compile`: expressions whose values must be those with the model answers.",
                example: "[\"join(crew)\"]", otherWords: ["value", "expressions", "expect"]),
            .optional(
                "screen", .oneOrList(.text(.answer)),
                "With `check: compile`: what a user does on the first `#Preview`, as `learn preview --do` takes it; "
                    + "after each step the screen must be that with the model answers.",
                example: "[show, tap Save]", otherWords: ["taps", "do", "harness"]),
            hints, explanation,
        ])

    /// One blank of a template.
    static let blank = MappingDeclaration(
        name: .blank, title: "A blank", summary: "One entry of `blanks`.",
        keys: [
            .required(
                "answers", .oneOrList(.text(.answer)), "Every accepted answer, the model one first.",
                example: "[value]", otherWords: ["answer", "accept", "solutions"]),
            .optional(
                "hints", .oneOrList(.text(.prose)), "Hints for this blank, from vague to plain.",
                example: "[The argument label.]", otherWords: ["clues", "tips"]),
            .optional(
                "case", .choice(Blank.Strictness.allCases.map(\.rawValue)),
                "Of words: `ignore` takes upper and lower case for the same.", example: "ignore"),
            .optional(
                "marks", .choice(Blank.Strictness.allCases.map(\.rawValue)),
                "Of words: `exact` wants Arabic vowel marks and the shape of quotes as written.", example: "exact"),
        ])

    /// Swift to write.
    static let codeStep = MappingDeclaration(
        name: .codeStep, title: "A code step",
        summary: "Swift to write, graded as the exercise says whose folder in `Exercises` bears the step's id.",
        keys: [
            .required(
                "code", .text(.identifier),
                "Begins the step and is its id and the name of the exercise's folder: lower-case letters, digits and hyphens.",
                example: "crew-join"), title,
            .required(
                "prompt", .text(.prose), "What to write, Markdown.", example: "|",
                otherWords: ["q", "question", "body"]),
            .optional(
                "mistakes", .namedTexts,
                "For each of the exercise's `Mistakes`, by name, what to tell whoever makes it, Markdown.",
                example: "{sorts-by-role: Keep the order of the entries.}", otherWords: ["advice", "errors"]),
            hints, explanation,
        ])
}
