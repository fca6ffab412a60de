extension MappingDeclaration {
    /// `exercise.yaml`.
    static let exercise = MappingDeclaration(
        name: .exercise, title: "An exercise",
        summary: "`Exercises/EXERCISE/exercise.yaml`: how a code step is graded.",
        keys: [
            .optional(
                "oracle", .text(.identifier),
                "The reference of `learn`'s that students are compared with. Without it the folder holds its own, or unit tests.",
                example: "crew-join", otherWords: ["reference"]),
            .required(
                "files", .oneOrList(.text(.fileName)),
                "What the student edits; each file's starter stands beside `exercise.yaml`.",
                example: "[CrewJoin.swift]", otherWords: ["file", "starters", "sources"]),
            .optional(
                "limits", .mapping(.limits), "What one run of the student's code may use.",
                example: "{seconds: 1, megabytes: 512, output: 1024}", otherWords: ["limit"]),
            .optional(
                "sequences", .mapping(.sequences), "The sequences of commands that are generated.",
                example: "{count: 100, length: 1...12}", otherWords: ["generate", "generated"]),
            .optional(
                "cases", .namedCases, "Sequences of commands that are run first, in this order, by name.",
                example: "{first-and-third: [{add: {item: a}}, {remove: {offsets: [0]}}]}",
                otherWords: ["examples", "tests"]),
            .optional(
                "say", .phrases, "How commands and observations are said, `{field}` standing for a field's value.",
                example: "{en: {add: \"add {item}\", empty: nothing}}", otherWords: ["phrases", "words"]),
            .optional(
                "equivalents", .reasons, "Mutants of the solution that nobody can tell from it, each with the reason.",
                example: "{literal/Stack.push/1: The capacity is only a hint.}", otherWords: ["mutants"]),
        ])

    /// The value of `limits`.
    static let limits = MappingDeclaration(
        name: .limits, title: "Limits of an exercise", summary: "The value of `limits`.",
        keys: [
            .optional(
                "seconds", .integer(1...60), "Processor time; 1 where nothing is said.", example: "2",
                otherWords: ["time", "timeout"]),
            .optional(
                "megabytes", .integer(64...8192), "Memory; 512 where nothing is said.", example: "1024",
                otherWords: ["memory"]),
            .optional(
                "output", .integer(1...16_384), "Kilobytes that it may print; 1024 where nothing is said.",
                example: "64", otherWords: ["kilobytes"]),
        ])

    /// The value of `sequences`.
    static let sequences = MappingDeclaration(
        name: .sequences, title: "Generated sequences", summary: "The value of `sequences`.",
        keys: [
            .optional(
                "count", .integer(0...10_000), "How many; 100 where nothing is said.", example: "300",
                otherWords: ["number"]),
            .optional(
                "length", .numberRange,
                "How many commands the first and the last have, from 1 to 1000; `1...12` where nothing is said.",
                example: "1...30", otherWords: ["lengths", "range"]),
        ])
}
