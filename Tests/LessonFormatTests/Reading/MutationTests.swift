import CourseModel
import Grading
import LessonFormat
import Testing

/// Of a reading, what must hold whatever the bytes are.
private func check(_ bytes: [UInt8], _ note: @autoclosure () -> String) {
    let loaded = read(bytes: bytes)
    #expect(loaded.value != nil || !loaded.diagnostics.isEmpty, "\(note())")
    #expect(loaded.diagnostics.count <= FormatLimits.diagnostics, "\(note())")
    let places = loaded.diagnostics.compactMap { $0.range?.start }
    #expect(places == places.sorted(), "\(note())")
    #expect(places.allSatisfy { $0.line >= 1 && $0.column >= 1 }, "\(note())")
    guard let value = loaded.value else { return }
    #expect(value.lesson.steps.count == value.ranges.steps.count, "\(note())")
    #expect(Set(value.lesson.steps.map(\.id)).count == value.lesson.steps.count, "\(note())")
    for step in value.lesson.steps where !isOwnKeyGraded(step, value.lesson.language) {
        Issue.record("\(note()): \(step.id)")
    }
}

/// Whether the step's key gets a verdict for each of its parts, and passes unless a part is one that no student can type:
/// code of a comment alone, words of nothing but marks, or numbers in a locale that is not known.
private func isOwnKeyGraded(_ step: Step, _ language: LanguageTag) -> Bool {
    switch step.content {
    case .text, .code: return true
    case .quiz(let quiz):
        let order = ScreenOrder.of(quiz, step: step.id)
        let typed = quiz.key.compactMap { order.firstIndex(of: $0) }.map { String($0 + 1) }
        return Grader.grade(.choices(typed), to: step, language: language).outcome == .passed
    case .fill(let fill):
        let parts = Grader.grade(.blanks(fill.blanks.map { $0.answers[0] }), to: step, language: language).parts
        return parts.count == fill.blanks.count && parts.allSatisfy { $0.result != .wrong }
    case .arithmetic(let set):
        let questions = QuestionSource.questions(of: set, step: step.id)
        let keys = questions.map { question in
            (try? ArithmeticKey.of(question)).map { ArithmeticText.key($0, locale: set.locale ?? language) } ?? ""
        }
        let parts = Grader.grade(.numbers(keys), to: step, language: language).parts
        return !questions.isEmpty && parts.count == questions.count && parts.allSatisfy { $0.result != .wrong }
    }
}

@Test func `a lesson cut off at any byte is read or refused with a reason`() {
    let bytes = Array(sampleLesson.utf8)
    for end in bytes.indices { check(Array(bytes[..<end]), "cut at \(end)") }
}

@Test func `two thousand random changes of lessons never crash the reader`() throws {
    let lessons = try shippedLessons()
    var random = SplitMix64(state: 20)
    let signs = Array("{}[]:#-|>&*!%@`\"'\\ \t\n?,~0".utf8)
    for number in 0..<2_000 {
        guard var bytes = lessons.randomElement(using: &random) else { return }
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let place = Int.random(in: bytes.indices, using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.insert(signs.randomElement(using: &random) ?? 0, at: place)
            case 2: bytes.remove(at: place)
            case 3: bytes.removeSubrange(place..<min(bytes.count, place + 40))
            default: bytes[place] = signs.randomElement(using: &random) ?? 0
            }
        }
        check(bytes, "change \(number)")
    }
}

/// Beginnings of the lessons that come with the program, and the sample.
private func shippedLessons() throws -> [[UInt8]] {
    let folder = TestFiles.repository + "/Lessons"
    let files = TestFiles.names(in: folder).flatMap { lesson in
        TestFiles.names(in: "\(folder)/\(lesson)").map { "\(folder)/\(lesson)/\($0)" }
    }
    let texts = try files.map(TestFiles.text).map { text in
        text.split(separator: "\n  - ", omittingEmptySubsequences: false).prefix(5).joined(separator: "\n  - ") + "\n"
    }
    return (texts + [sampleLesson]).map { Array($0.utf8) }
}
