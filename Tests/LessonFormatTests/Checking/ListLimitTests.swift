import CourseModel
import LessonFormat
import Testing

private func texts(_ count: Int) -> String { (0..<count).map { "t\($0)" }.joined(separator: ", ") }

private func lesson(_ steps: String, more: String = "") -> String {
    "title: T\nsummary: S.\nsteps:\n  - text: whole\n    title: W\n    body: B.\n\(steps)\(more)"
}

private func quiz(options: Int) -> String {
    let list = (0..<options).map { "{text: o\($0), why: W.}" }.joined(separator: ", ")
    return lesson("  - {quiz: long, title: Q, q: Which?, answer: 0, options: [\(list)]}\n")
}

private func fill(blanks: Int, answers: Int) -> String {
    let template = (0..<blanks).map { "{{\($0)}}" }.joined(separator: " ")
    let list = (0..<blanks).map { _ in "{answers: [\(texts(answers))]}" }.joined(separator: ", ")
    return lesson(
        "  - {fill: long, title: F, prompt: P., language: text, template: '\(template)', blanks: [\(list)]}\n")
}

private func sums(_ count: Int) -> String {
    let list = (0..<count).map { "\($0) + 1" }.joined(separator: ", ")
    return lesson("  - {arithmetic: long, title: A, questions: [\(list)]}\n")
}

private func hints(_ count: Int) -> String {
    lesson("  - {text: long, title: H, body: B., hints: [\(texts(count))]}\n")
}

@Test(arguments: [
    ("options", FormatLimits.options, quiz(options: 100), quiz(options: 101)),
    ("blanks", FormatLimits.blanks, fill(blanks: 200, answers: 1), fill(blanks: 201, answers: 1)),
    ("answers", FormatLimits.answers, fill(blanks: 1, answers: 100), fill(blanks: 1, answers: 101)),
    ("questions", FormatLimits.items, sums(1_000), sums(1_001)),
    ("hints", FormatLimits.items, hints(1_000), hints(1_001)),
])
func `a step's list holds as much as its limit and no more`(key: String, limit: Int, full: String, over: String) {
    let sound = read(full)
    #expect(sound.diagnostics.isEmpty)
    #expect(sound.value?.lesson.steps.count == 2)
    let loaded = read(over)
    #expect(loaded.diagnostics.map(\.problem) == [.shape(.tooManyItems(key: key, limit: limit))])
    #expect(loaded.value?.lesson.steps.map(\.id.step) == ["whole"])
    #expect(loaded.value?.faultySteps.map(\.step) == ["long"])
}

@Test func `of a long list of takeaways nothing is kept, the steps are`() {
    let loaded = read(lesson("", more: "takeaways: [\(texts(1_001))]\n"))
    #expect(loaded.diagnostics.map(\.problem) == [.shape(.tooManyItems(key: "takeaways", limit: 1_000))])
    #expect(loaded.value?.lesson.takeaways.isEmpty == true)
    #expect(loaded.value?.lesson.steps.count == 1)
}

@Test func `a course has at most a thousand lessons`() {
    let text = { (count: Int) in Array("title: C\nlanguages: [en]\nlessons: [\(texts(count))]\n".utf8) }
    #expect(CourseReader.read(bytes: text(1_000), file: "course.yaml").diagnostics.isEmpty)
    let loaded = CourseReader.read(bytes: text(1_001), file: "course.yaml")
    #expect(loaded.diagnostics.map(\.problem.code) == ["too-many-items"])
    #expect(loaded.value == nil)
}
