import CourseModel
import Grading
import PageKeys
import Reporting
import WebPages

/// A file of a site.
struct SiteFile: Equatable {
    /// As seen from the site's folder.
    var path: String
    var bytes: [UInt8]
}

/// The pages of a course as files, and what they load.
struct SitePages {
    private let course: SiteCourse
    private let renderer: PageRenderer

    /// `program` is how a student calls `learn`.
    init(_ course: SiteCourse, program: String) {
        self.course = course
        renderer = PageRenderer(program: program, highlight: CodeColours.spans)
    }

    var files: [SiteFile] {
        let assets = [
            SiteFile(path: "assets/learn.css", bytes: WebAssets.stylesheet),
            SiteFile(path: "assets/learn-site.js", bytes: WebAssets.siteScript),
        ]
        let first = course.course.languages[0]
        let start = SiteFile(path: "index.html", bytes: Array(renderer.page(.languages, in: frame(first, [])).utf8))
        return assets + [start] + course.course.languages.flatMap(files)
    }

    private func files(in language: LanguageTag) -> [SiteFile] {
        let lessons = course.lessons[language] ?? []
        let list = ListReport(
            title: course.course.title.text(in: language), lessons: lessons.map(listed), next: nil)
        let links = lessons.flatMap { lesson in lesson.steps.map { StepLink(id: $0.id, title: $0.title) } }
        return [file(.overview(list, notices: []), language, [])]
            + lessons.indices.map { file(.lesson(lessonPage($0, lessons)), language, [lessons[$0].id.name]) }
            + lessons.flatMap { lesson in
                lesson.steps.map { step in
                    file(
                        .step(stepPage(step, in: lesson, links, language)), language, [lesson.id.name, step.id.step])
                }
            }
    }

    private func file(_ page: WebPage, _ language: LanguageTag, _ path: [String]) -> SiteFile {
        SiteFile(
            path: ([language.tag] + path + ["index.html"]).joined(separator: "/"),
            bytes: Array(renderer.page(page, in: frame(language, path)).utf8))
    }

    private func frame(_ language: LanguageTag, _ path: [String]) -> PageFrame {
        PageFrame(
            language: language, languages: course.course.languages,
            courseTitle: course.course.title.text(in: language), mode: .fixed, path: path)
    }

    private func listed(_ lesson: Lesson) -> ListReport.Lesson {
        ListReport.Lesson(
            id: lesson.id, title: lesson.title,
            steps: lesson.steps.map {
                ListReport.Step(id: $0.id, title: $0.title, kind: $0.kind, standing: .untouched)
            })
    }

    private func lessonPage(_ place: Int, _ lessons: [Lesson]) -> LessonPage {
        let lesson = lessons[place]
        func link(_ place: Int) -> LessonLink? {
            lessons.indices.contains(place) ? LessonLink(id: lessons[place].id, title: lessons[place].title) : nil
        }
        return LessonPage(
            lesson: listed(lesson), language: lesson.language, summary: lesson.summary, number: place + 1,
            count: lessons.count, next: nil, previousLesson: link(place - 1), nextLesson: link(place + 1),
            end: LessonEnd(
                lesson: lesson.id, language: lesson.language, title: lesson.title, takeaways: lesson.takeaways,
                further: lesson.further))
    }

    private func stepPage(
        _ step: Step, in lesson: Lesson, _ links: [StepLink], _ language: LanguageTag
    ) -> StepPage {
        let place = links.firstIndex { $0.id == step.id } ?? 0
        let hints = StepHints.all(of: step)
        return StepPage(
            step: StepPresentation.report(
                step, in: lesson, standing: .untouched, files: course.exerciseFiles[step.id] ?? []),
            previous: place > 0 ? links[place - 1] : nil, next: place + 1 < links.count ? links[place + 1] : nil,
            hints: hints.enumerated().map { index, hint in
                HintReport.Hint(
                    number: index + 1, count: hints.count, blank: hint.blank.map { $0 + 1 }, text: hint.text)
            },
            key: key(of: step, in: lesson, frame(language, [lesson.id.name, step.id.step])))
    }

    private func key(of step: Step, in lesson: Lesson, _ frame: PageFrame) -> PageKey? {
        func html(_ markdown: String) -> String { renderer.prose(markdown, in: lesson.language, on: frame) }
        var options: [SealedKey.Option] = []
        if case .quiz(let quiz) = step.content {
            options = ScreenOrder.of(quiz, step: step.id).map { place in
                SealedKey.Option(isRight: quiz.key.contains(place), why: quiz.options[place].why.map(html) ?? "")
            }
        }
        let sealed = SealedKey(
            step, language: lesson.language, explanation: step.explanation.map(html), options: options)
        return sealed.map { PageKey(json: $0.json) }
    }
}
