import CourseModel
import LessonFormat
import Testing

struct ExerciseReaderTests {
    private let text = """
        oracle: crew-join
        files: [CrewJoin.swift]
        limits: {seconds: 2, megabytes: 512, output: 64}
        sequences: {count: 7, length: 2...9}
        cases:
          second:
            - mission: {crew: []}
          first:
            - astronaut: {id: "010", name: Yes}
            - mission: {crew: [{entry: {name: x, role: no}}]}
        say:
          en: {astronaut: "{name}"}
          ar: {astronaut: "{name}"}
        """

    @Test func `all that is written is read, scalars as text, cases in their order`() throws {
        let read = read(text)
        #expect(read.diagnostics == [])
        let exercise = try #require(read.value)
        #expect(exercise.name == "crew-join")
        #expect(exercise.limits == ExerciseLimits(seconds: 2, megabytes: 512, outputKilobytes: 64))
        #expect(exercise.sequences == SequencePlan(count: 7, length: 2...9))
        #expect(exercise.cases.map(\.name) == ["second", "first"])
        #expect(
            exercise.cases[1].commands == [
                .record("astronaut", [.init("id", .text("010")), .init("name", .text("Yes"))]),
                .record(
                    "mission",
                    [
                        .init(
                            "crew",
                            .list([.record("entry", [.init("name", .text("x")), .init("role", .text("no"))])]))
                    ]),
            ])
        #expect(exercise.phrases[LanguageTag("ar")]?.separator == "، ")
        #expect(exercise.phrases[LanguageTag("en")]?.templates == ["astronaut": "{name}"])
    }

    @Test(arguments: [
        ("oracle: crew-join", "oracel: crew-join", ["unknown-key"]),
        ("files: [CrewJoin.swift]", "", ["missing-key"]), ("seconds: 2", "seconds: 0", ["out-of-range"]),
        ("count: 7", "count: many", ["not-an-integer"]), ("2...9", "9...2", ["bad-range"]),
        ("2...9", "0...2", ["out-of-range"]), ("  en:", "  e1:", ["bad-language"]),
        ("first:", "the First:", ["bad-identifier"]), ("first:", "second:", ["duplicate-key"]),
        ("- mission: {crew: []}", "- mission: []", ["wrong-kind"]), ("{crew: []}", "", ["empty-value"]),
        ("- mission: {crew: []}", "- {mission: {}, crew: {}}", ["record-of-two-names"]),
        ("\"{name}\"", "{name}", ["needs-quotes", "needs-quotes"]),
        ("say:", "equivalents: {literal/A.b/1: }\nsay:", ["empty-value"]),
    ])
    func `what is wrong is said`(_ old: String, new: String, codes: [String]) {
        #expect(read(text.replacing(old, with: new)).diagnostics.map(\.problem.code).sorted() == codes)
    }

    @Test func `a key that was meant is told`() {
        let problems = read(text.replacing("oracle:", with: "oracel:") + "\nmemory: 2\n").diagnostics.map(\.problem)
        let suggestions = problems.map { problem -> String? in
            guard case .shape(.unknownKey(_, let suggestion, _)) = problem else { return nil }
            return suggestion
        }
        #expect(suggestions == ["oracle", nil])
        let limits = read(text.replacing("seconds: 2", with: "timeout: 2")).diagnostics.first?.problem
        #expect(
            limits
                == .shape(
                    .unknownKey(key: "timeout", suggestion: "seconds", known: ["seconds", "megabytes", "output"])))
    }

    @Test func `mutants that are as good as the solution have a reason, and an empty phrase stands in quotes`() throws {
        let read = read(text.replacing("\"{name}\"", with: "\"\"") + "\nequivalents: {literal/A.b/1: Because.}\n")
        #expect(read.diagnostics == [])
        let exercise = try #require(read.value)
        #expect(exercise.equivalents == [Exercise.Equivalent(mutant: "literal/A.b/1", reason: "Because.")])
    }

    @Test func `the parts have places`() throws {
        let read = ExerciseReader.readPlaced(bytes: Array(text.utf8), file: "exercise.yaml", name: "crew-join")
        let ranges = try #require(read.value?.ranges)
        #expect(ranges.oracle?.start == TextPosition(line: 1, column: 9))
        #expect(ranges.files.map(\.start) == [TextPosition(line: 2, column: 9)])
        #expect(ranges.commands.map { $0.map(\.start.line) } == [[7], [9, 10]])
        #expect(ranges.languages[LanguageTag("ar")]?.start == TextPosition(line: 13, column: 3))
    }

    @Test func `a list is no exercise`() {
        #expect(read("- a").value == nil)
        #expect(read("").value == nil)
    }

    private func read(_ text: String) -> Loaded<Exercise> {
        ExerciseReader.read(bytes: Array(text.utf8), file: "exercise.yaml", name: "crew-join")
    }

    @Test(arguments: [
        "../A.swift", "a/B.swift", ".A.swift", "A.txt", "A\\nB.swift", "/A.swift", "Oracle.swift", "tests.swift",
    ])
    func `a student's file has a plain name`(_ name: String) {
        let loaded = ExerciseReader.read(
            bytes: Array("oracle: o\nfiles: [\"\(name)\"]\n".utf8), file: "exercise.yaml", name: "x")
        #expect(loaded.value == nil)
        #expect(loaded.diagnostics.map(\.problem.code) == ["bad-file-name"])
    }

    @Test func `mutants that nobody can see are listed with a reason`() throws {
        let read = read(text + "\nequivalents:\n  boundary/f(at:)/1: Both are right.\n")
        #expect(read.diagnostics == [])
        #expect(
            try #require(read.value).equivalents == [
                Exercise.Equivalent(mutant: "boundary/f(at:)/1", reason: "Both are right.")
            ])
        #expect(self.read(text + "\nequivalents:\n  a/b/1: \"\"\n").diagnostics.map(\.problem.code) == ["empty-value"])
    }
}
