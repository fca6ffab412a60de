import CourseModel
import Testing

@Suite struct GradedContentTests {
    private func graded(_ content: Step.Content, title: String = "t", hints: [String] = []) -> String {
        Step(id: StepID(lesson: LessonID("l"), step: "s"), title: title, content: content, hints: hints).gradedContent
    }

    private func quiz(_ texts: [String] = ["a", "b", "c"], key: [Int] = [0], scoring: Quiz.Scoring = .partial)
        -> Step.Content
    {
        .quiz(Quiz(question: texts[0], options: texts.map { Quiz.Option(text: $0) }, key: key, scoring: scoring))
    }

    private func fill(
        _ language: FillLanguage = .swift, prompt: String = "p", before: String = "let x = ", answers: [String] = ["1"],
        hints: [String] = [], letterCase: Blank.Strictness = .exact, marks: Blank.Strictness = .ignore
    ) -> Step.Content {
        .fill(
            FillIn(
                prompt: prompt, language: language, template: [.text(before), .blank(0)],
                blanks: [Blank(answers: answers, hints: hints, letterCase: letterCase, marks: marks)]))
    }

    private func arithmetic(
        _ question: ArithmeticQuestion = ArithmeticQuestion(
            first: 12, operation: .divide, second: 5, division: .integer),
        prompt: String? = nil, generator: QuestionGenerator? = nil, locale: LanguageTag? = nil
    ) -> Step.Content {
        .arithmetic(ArithmeticSet(prompt: prompt, questions: [question], generator: generator, locale: locale))
    }

    @Test func `translations of a step are the same step`() {
        #expect(graded(.text(body: "Hello")) == graded(.text(body: "Merhaba"), title: "x", hints: ["y"]))
        #expect(graded(quiz()) == graded(quiz(["ا", "ب", "ج"]), title: "x"))
        #expect(graded(fill()) == graded(fill(prompt: "اكتب", hints: ["تلميح"])))
        #expect(
            graded(fill(.text, before: "one ", answers: ["two"]))
                == graded(fill(.text, before: "bir ", answers: ["iki"])))
        #expect(graded(arithmetic()) == graded(arithmetic(prompt: "اقسم")))
    }

    @Test func `a code step is its exercise, whatever is said about it`() {
        let code = CodeStep(prompt: "p", advice: [CodeStep.Advice(mistake: "m", text: "a")])
        #expect(graded(.code(code)) == "code s")
        #expect(graded(.code(CodeStep(prompt: "q")), title: "x", hints: ["y"]) == "code s")
    }

    @Test func `another answer is another step`() {
        let generator = QuestionGenerator(count: 2, operations: [.add], range: 1...9)
        let variants: [Step.Content] = [
            .text(body: ""), quiz(), quiz(key: [1]), quiz(key: [0, 1]), quiz(key: [0, 1], scoring: .all),
            quiz(["a", "b", "c", "d"]), fill(), fill(answers: ["2"]), fill(answers: ["1", "2"]), fill(answers: ["12"]),
            fill(before: "var x = "), fill(.code("json")), fill(.text), fill(.text, letterCase: .ignore),
            fill(.text, marks: .exact), arithmetic(), arithmetic(locale: LanguageTag("de")),
            arithmetic(ArithmeticQuestion(first: 12, operation: .multiply, second: 5, division: .integer)),
            arithmetic(ArithmeticQuestion(first: 12, operation: .divide, second: 7, division: .integer)),
            arithmetic(ArithmeticQuestion(first: 12, operation: .divide, second: 5, division: .remainder)),
            arithmetic(ArithmeticQuestion(first: 12, operation: .divide, second: 5, division: .decimal(places: 1))),
            arithmetic(ArithmeticQuestion(first: 12, operation: .divide, second: 5, division: .decimal(places: 2))),
            arithmetic(
                ArithmeticQuestion(first: 12, operation: .divide, second: 5, division: .fraction(lowestTerms: true))),
            arithmetic(
                ArithmeticQuestion(
                    first: 12, operation: .divide, second: 5, division: .integer, tolerance: try? Rational(1, 2))),
            arithmetic(generator: generator),
            arithmetic(generator: QuestionGenerator(count: 3, operations: [.add], range: 1...9)),
            arithmetic(generator: QuestionGenerator(count: 2, operations: [.subtract], range: 1...9)),
            arithmetic(generator: QuestionGenerator(count: 2, operations: [.add], range: 1...10)),
        ]
        let texts = variants.map { graded($0) }
        #expect(Set(texts).count == variants.count)
    }

    @Test func `the words are what they were, whatever the cases of the code are called`() {
        #expect(graded(.text(body: "Hello")) == "text")
        #expect(graded(quiz(key: [0, 2])) == "quiz 3 [0, 2] partial")
        #expect(graded(quiz(scoring: .all)) == "quiz 3 [0] all")
        #expect(graded(fill(answers: ["1", "0b1"])) == "fill swift t8:let x = b0 | 1:13:0b1")
        #expect(graded(fill(.code("json"))) == "fill json t8:let x = b0 | 1:1")
        #expect(graded(fill(.text)) == "fill text 1: case exact marks ignore")
        #expect(graded(fill(.text, letterCase: .ignore, marks: .exact)) == "fill text 1: case ignore marks exact")
        let generator = QuestionGenerator(count: 2, operations: [.add, .divide], range: -1...9, division: .remainder)
        #expect(graded(arithmetic()) == "arithmetic 12/5 integer; none")
        #expect(
            graded(arithmetic(generator: generator, locale: LanguageTag("de")))
                == "arithmetic 12/5 integer; 2 +/ -1...9 remainder; locale de")
    }

    @Test(arguments: [
        (Division.exact, "exact"), (.integer, "integer"), (.remainder, "remainder"),
        (.decimal(places: 2), "decimal(2)"), (.fraction(lowestTerms: false), "fraction"),
        (.fraction(lowestTerms: true), "fraction(lowest terms)"),
    ]) func `each kind of division has its word`(division: Division, word: String) throws {
        let question = ArithmeticQuestion(
            first: 7, operation: .divide, second: 3, division: division, tolerance: try Rational(1, 2))
        #expect(graded(arithmetic(question)) == "arithmetic 7/3 \(word)±1/2; none")
    }

    @Test func `how words are compared says nothing about code`() {
        #expect(graded(fill()) == graded(fill(letterCase: .ignore, marks: .exact)))
    }

    @Test func `what stands in one blank cannot pass for two`() {
        func blanks(_ answers: [[String]]) -> String {
            graded(
                .fill(
                    FillIn(
                        prompt: "", language: .swift, template: [.blank(0), .text(" "), .blank(1)],
                        blanks: answers.map { Blank(answers: $0) })))
        }
        #expect(blanks([["a | 1:b"], ["c"]]) != blanks([["a"], ["b", "c"]]))
        #expect(blanks([["ab"], ["c"]]) != blanks([["a"], ["bc"]]))
        #expect(blanks([["a", "b"], ["c"]]) != blanks([["a"], ["b", "c"]]))
    }

    @Test func `a translated comment changes nothing, the code beside it does`() {
        let english = graded(fill(.swift, before: "a  // one\nb ", answers: ["c"]))
        #expect(english == graded(fill(.swift, before: "a // bir, iki\nb ", answers: ["c"])))
        #expect(english != graded(fill(.swift, before: "d // one\nb ", answers: ["c"])))
    }
}
