import CourseModel
import LessonFormat
import Reporting
import Testing

@testable import learn

struct LessonScaffoldTests {
    private func lesson(_ language: String) throws -> ReadLesson {
        let file = try #require(LessonScaffold.files(in: [LanguageTag(language)], schema: "s.json").first)
        let loaded = LessonReader.read(
            bytes: Array(file.text.utf8), file: file.path, id: LessonID("new"), language: LanguageTag(language))
        #expect(loaded.diagnostics == [])
        return try #require(loaded.value)
    }

    @Test(arguments: ["tr", "ar"])
    func `the scaffold's translations ask the same`(_ language: String) throws {
        let (english, other) = (try lesson("en").lesson, try lesson(language).lesson)
        #expect(other.steps.map(\.id) == english.steps.map(\.id))
        #expect(other.steps.map(\.gradedContent) == english.steps.map(\.gradedContent))
        #expect(other.steps.map(\.hints.count) == english.steps.map(\.hints.count))
        #expect(other.steps.map { $0.explanation == nil } == english.steps.map { $0.explanation == nil })
        #expect(other.takeaways.count == english.takeaways.count)
        #expect(other.further.map(\.url) == english.further.map(\.url))
    }

    @Test(arguments: InterfaceLanguage.allCases)
    func `comments stand before every kind of step, and every option says why`(_ language: InterfaceLanguage) throws {
        let text = try #require(LessonScaffold.files(in: [language.tag], schema: "s.json").first).text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let starts = lines.indices.filter { index in lines[index].hasPrefix("  - ") && lines[index].contains(": ") }
        #expect(starts.count { lines[$0 - 1].hasPrefix("  #") } == 6)
        for step in try lesson(language.rawValue).lesson.steps {
            guard case .quiz(let quiz) = step.content else { continue }
            #expect(quiz.options.allSatisfy { $0.why != nil })
        }
    }

    @Test func `no two translations share a sentence`() throws {
        let titles = try ["en", "tr", "ar"].map { try lesson($0).lesson.steps.map(\.title) }
        #expect(Set(titles.joined()).count == titles.joined().count)
    }
}
