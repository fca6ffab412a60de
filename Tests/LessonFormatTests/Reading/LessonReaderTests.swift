import CourseModel
import LessonFormat
import Testing

private func sample() throws -> ReadLesson {
    let loaded = read(sampleLesson)
    #expect(loaded.diagnostics.isEmpty)
    #expect(loaded.isSound)
    return try #require(loaded.value)
}

@Test func `a lesson is read with its steps in order`() throws {
    let lesson = try sample().lesson
    #expect(lesson.title == "Lists")
    #expect(lesson.summary == "What a list is.")
    #expect(lesson.steps.map(\.id.description) == ["lists/rows", "lists/which", "lists/it", "lists/sums"])
    #expect(lesson.steps.map(\.kind) == [.text, .quiz, .fill, .arithmetic])
    #expect(lesson.takeaways == ["One", "Two"])
    #expect(lesson.further == [FurtherReading(title: "Swift", url: "https://swift.org")])
}

@Test func `a text keeps its lines and loses the white space at its end`() throws {
    #expect(try sample().lesson.steps[0].content == .text(body: "Prose.\n\n```swift\nList {}\n```"))
}

@Test func `a quiz has a sorted key and its choices`() throws {
    let step = try sample().lesson.steps[1]
    let options = [("One", "Right."), ("Two", "Wrong."), ("Three", "Right too.")]
    let quiz = Quiz(
        question: "Which `List`?", options: options.map { Quiz.Option(text: $0.0, why: $0.1) }, key: [0, 2],
        scoring: .all)
    #expect(step.content == .quiz(quiz))
    #expect(step.hints == ["Think."])
}

@Test func `a fill-in is taken apart at its placeholders`() throws {
    let step = try sample().lesson.steps[2]
    let fill = FillIn(
        prompt: "Fill it in.", language: .swift,
        template: [.text("let x = "), .blank(0), .text("\n  f("), .blank(1), .text(")")],
        blanks: [Blank(answers: ["5", "five"], hints: ["A number."]), Blank(answers: ["x"])])
    #expect(step.content == .fill(fill))
    #expect(step.explanation == "Done.")
}

@Test func `a question takes its own division, else the set's, and the lesson's locale`() throws {
    let questions = [
        ArithmeticQuestion(first: 12, operation: .multiply, second: 5),
        ArithmeticQuestion(
            first: 17, operation: .divide, second: 5, division: .decimal(places: 2), tolerance: try Rational(1, 100)),
        ArithmeticQuestion(first: 17, operation: .divide, second: 5, division: .remainder),
    ]
    let generator = QuestionGenerator(count: 3, operations: [.add, .divide], range: 1...20, division: .remainder)
    let set = ArithmeticSet(questions: questions, generator: generator, locale: LanguageTag("de"))
    #expect(try sample().lesson.steps[3].content == .arithmetic(set))
}

@Test func `every range shows the text that it stands for`() throws {
    let read = try sample()
    let lines = sampleLesson.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func text(_ range: TextRange) -> String {
        guard range.start.line == range.end.line else { return lines[range.start.line - 1].description }
        return String(
            lines[range.start.line - 1].dropFirst(range.start.column - 1).prefix(range.end.column - range.start.column))
    }
    let steps = read.ranges.steps
    #expect(steps.map { text($0.id) } == ["rows", "which", "it", "sums"])
    #expect(steps[1].options.map { text($0.text.range) } == ["One", "Two", "Three"])
    #expect(steps[1].answers.map(text) == ["0", "2"])
    #expect(steps[2].blanks.map { $0.answers.map(text) } == [["5", "five"], ["x"]])
    #expect(steps[3].questions.map(text) == ["12 * 5", "{q: 17 / 5, division: decimal, tolerance: 1/100}", "17 / 5"])
    #expect(read.ranges.locale.map(text) == "de")
    #expect(zip(read.lesson.steps, steps).allSatisfy { $0.range == $1.step })
}

@Test func `a line and column of a block lead to the file`() throws {
    let ranges = try sample().ranges.steps
    let body = try #require(ranges[0].prose)
    #expect(body.blockIndent == 6)
    #expect(body.position(line: 4, column: 1) == TextPosition(line: 10, column: 7))
    let template = try #require(ranges[2].template)
    let line = sampleLesson.split(separator: "\n", omittingEmptySubsequences: false)[
        template.position(line: 2, column: 1).line - 1]
    #expect(line == "        f({{1}})")
    #expect(template.position(line: 2, column: 3).column == 9)
}

@Test func `faulty steps are left out and named, the others stay`() throws {
    let loaded = read(sampleLesson.replacing("answer: [2, 0]", with: "answer: 9"))
    let value = try #require(loaded.value)
    #expect(!loaded.isSound)
    #expect(value.lesson.steps.map(\.id.step) == ["rows", "it", "sums"])
    #expect(value.faultySteps.map(\.step) == ["which"])
}

@Test func `CR LF and a byte-order mark change nothing`() throws {
    let plain = try sample().lesson
    let other = read("\u{FEFF}" + sampleLesson.replacing("\n", with: "\r\n"))
    #expect(other.diagnostics.isEmpty)
    #expect(other.value?.lesson == plain)
}

@Test func `the shipped lessons have nothing wrong`() throws {
    let loader = CourseLoader(root: TestFiles.repository)
    let course = loader.course()
    #expect(course.diagnostics.isEmpty)
    for id in course.value?.course.lessons ?? [] {
        for language in loader.languages(of: id) {
            #expect(loader.lesson(id, language).diagnostics.isEmpty, "\(id) \(language)")
        }
    }
}
