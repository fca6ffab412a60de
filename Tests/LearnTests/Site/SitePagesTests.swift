import CourseModel
import LessonFormat
import PageKeys
import Testing

@testable import learn

struct SitePagesTests {
    private static let root = #filePath.replacing("/Tests/LearnTests/Site/SitePagesTests.swift", with: "")

    @Test func `whatever the shipped course takes for right, its pages do too`() throws {
        let course = try SiteCourse(CourseLoader(root: Self.root))
        var count = 0
        for lessons in course.lessons.values {
            for lesson in lessons {
                for step in lesson.steps {
                    guard let parts = PagePart.all(of: step, language: lesson.language) else { continue }
                    let fill: FillIn? = if case .fill(let fill) = step.content { fill } else { nil }
                    // Where answers are compiled, a page cannot say which others are wrong.
                    for part in parts {
                        #expect(part.isWhole == (fill?.program == nil), "\(step.id) \(lesson.language)")
                    }
                    guard let fill else { continue }
                    for (blank, part) in zip(fill.blanks, parts) {
                        for answer in blank.answers { #expect(part.mark([answer]) == .right, "\(step.id): \(answer)") }
                        count += 1
                    }
                }
            }
        }
        #expect(count > 50)
    }

    @Test func `no page holds a key, a reason or an explanation in clear`() throws {
        let folder = try TestFolder()
        _ = try NewRun.created("course", folder.path)
        let course = try SiteCourse(CourseLoader(root: folder.path))
        let pages = SitePages(course, program: "learn").files.map { String(decoding: $0.bytes, as: UTF8.self) }
        let steps = course.lessons.values.joined().flatMap(\.steps)
        for step in steps {
            let page = pages.filter { $0.contains("check \(step.id)") || $0.contains("data-key") }.joined()
            if let explanation = step.explanation { #expect(!page.contains(explanation.prefix(30))) }
            guard case .quiz(let quiz) = step.content else { continue }
            for why in quiz.options.compactMap(\.why) { #expect(!page.contains(why.prefix(20))) }
        }
        #expect(pages.contains { $0.contains("data-key=") })
        #expect(steps.contains { $0.explanation != nil })
    }

    @Test func `the same course makes the same pages`() throws {
        let folder = try TestFolder()
        _ = try NewRun.created("course", folder.path)
        let loader = CourseLoader(root: folder.path)
        let pages = try (0..<2).map { _ in try SitePages(SiteCourse(loader), program: "learn").files }
        #expect(pages[0] == pages[1])
        #expect(pages[0].map(\.path).contains("en/first-lesson/index.html"))
    }
}
