import CourseModel
import Markdown
import Reporting
import WebPages

/// Pages and parts of pages of each kind, with `text` wherever a course, a student or a program can put any.
struct PageSamples {
    var text = "text"
    var language = LanguageTag("en")
    var mode = PageMode.live(token: "0123abcd")

    static let step = StepID(lesson: LessonID("lesson-4"), step: "goal")
    static let other = StepID(lesson: LessonID("lesson-4"), step: "next-goal")

    var renderer: PageRenderer { PageRenderer(program: "./learn") { _, _ in [] } }

    func frame(_ path: [String]) -> PageFrame {
        PageFrame(
            language: language, languages: [LanguageTag("en"), LanguageTag("tr"), LanguageTag("ar")],
            courseTitle: text, mode: mode, path: path)
    }

    func html(_ page: WebPage, _ path: [String] = ["lesson-4", "goal"]) -> String {
        renderer.page(page, in: frame(path))
    }

    /// One document of each kind, by a name for it.
    var documents: [(name: String, html: String)] {
        let pages: [(String, WebPage, [String])] = [
            ("overview", .overview(list, notices: [.limitedProtection]), []), ("lesson", .lesson(lesson), ["lesson-4"]),
            ("status", .status(status, notices: []), ["status"]),
            ("finished", .finished(CourseFinishedReport(title: text), notices: []), []),
            ("failure", .failure(.unknownStep(text, suggestion: text)), []),
            ("faulty-course", .failure(.faultyCourse([diagnostic])), []), ("not-found", .refusal(.notFound), []),
        ]
        return pages.map { ($0.0, html($0.1, $0.2)) } + steps.map { ($0.name, html(.step($0.page))) }
    }

    /// What the script puts into a page.
    var fragments: [String] {
        let regions: [PageRegion] =
            outcomes.map { .outcome($0) } + [
                .checking, .standing(.passed), .files(files), .previews(PreviewReport(previews: [preview])),
            ]
        return [renderer.fragment(regions, of: Self.step, in: frame(["lesson-4", "goal"]))]
    }

    var list: ListReport {
        ListReport(title: text, lessons: [listed], next: Self.other)
    }

    private var listed: ListReport.Lesson {
        let standings: [Standing] = [.untouched, .shown, .tried(2), .passed, .skipped, .changed]
        let kinds: [StepKind] = [.text, .quiz, .fill, .arithmetic, .code, .text]
        let ids = ["goal", "next-goal", "c", "d", "e", "f"]
        let steps = zip(zip(standings, kinds), ids).map { state, id in
            ListReport.Step(
                id: StepID(lesson: LessonID("lesson-4"), step: id), title: text, kind: state.1, standing: state.0)
        }
        return ListReport.Lesson(id: LessonID("lesson-4"), title: text, steps: steps)
    }

    var lesson: LessonPage {
        LessonPage(
            lesson: listed, language: LanguageTag("tr"), summary: text, number: 4, count: 5, next: Self.other,
            previousLesson: LessonLink(id: LessonID("lesson-3"), title: text),
            nextLesson: LessonLink(id: LessonID("lesson-5"), title: text), end: end, notices: [.limitedProtection])
    }

    var end: LessonEnd {
        LessonEnd(
            lesson: LessonID("lesson-4"), language: LanguageTag("ar"), title: text, takeaways: [text],
            further: [FurtherReading(title: text, url: "https://example.org/?a=1&b=2")])
    }

    var status: StatusReport {
        StatusReport(
            title: text,
            lessons: [
                StatusReport.Lesson(id: LessonID("lesson-4"), title: text, standings: [.passed, .skipped, .changed])
            ], next: Self.step)
    }

    var diagnostic: CourseDiagnostic {
        let start = TextPosition(line: 3, column: 2)
        return CourseDiagnostic(
            .shape(.emptyValue(key: text)), file: text, range: TextRange(start: start, end: start),
            excerpt: CourseDiagnostic.Excerpt(text: text))
    }

    var files: [StudentFile] {
        [
            StudentFile(name: text, path: text, content: .text(text), version: "00ff", refused: text),
            StudentFile(name: "B.swift", path: text, content: .unreadable(.missing), version: ""),
        ]
    }

    var preview: ScreenPreview {
        ScreenPreview(
            name: text,
            screen: ScreenPart(.screen, [ScreenPart(.text, text), ScreenPart(.textField, text, value: text)]),
            notes: [text], failure: text)
    }
}
