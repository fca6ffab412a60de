import CourseModel
import LessonFormat
import Reporting

/// `learn site DIR`: the course as pages for any web server, in all its languages.
enum SiteCommand {
    static func run(_ invocation: Invocation) throws(Failure) -> CommandResult {
        let folder = invocation.operands[0]
        let loader = try CourseOpening.loader(invocation)
        let course = try SiteCourse(loader)
        let files = SitePages(course, program: "learn").files
        do throws(SiteFolder.Refusal) {
            try SiteFolder(folder).write(files)
        } catch {
            switch error {
            case .holds(let file): throw .cannotCreate(path: folder, .otherContent(file: file))
            case .fault(let fault): throw .cannotCreate(path: fault.path, .failed(reason: fault.reason))
            }
        }
        let pages = files.count { $0.path.hasSuffix(".html") }
        return CommandResult(
            .site(
                SiteReport(
                    folder: folder, start: Disk.join(folder, "index.html"), languages: course.course.languages,
                    pageCount: pages)))
    }
}

/// A course with all its lessons, in each of its languages. Pages that lie there for long are made of a sound course only.
struct SiteCourse {
    let course: Course
    /// In the course's order; where a translation is missing, the lesson stands there in another language.
    let lessons: [LanguageTag: [Lesson]]
    /// The files that a student edits in each code step.
    let exerciseFiles: [StepID: [String]]

    init(_ loader: CourseLoader) throws(Failure) {
        course = try CourseOpening.course(loader)
        var lessons: [LanguageTag: [Lesson]] = [:]
        var files: [StepID: [String]] = [:]
        for language in course.languages {
            for id in course.lessons {
                let lesson = try Self.lesson(id, language, course, loader)
                lessons[language, default: []].append(lesson)
                for step in lesson.steps where step.kind == .code && files[step.id] == nil {
                    files[step.id] = loader.exercise(step.id.step).value?.files ?? []
                }
            }
        }
        self.lessons = lessons
        exerciseFiles = files
    }

    private static func lesson(
        _ id: LessonID, _ language: LanguageTag, _ course: Course, _ loader: CourseLoader
    ) throws(Failure) -> Lesson {
        let available = loader.languages(of: id)
        let shown = available.first { $0 == language } ?? course.languages.first { available.contains($0) } ?? language
        let loaded = loader.lesson(id, shown)
        guard let read = loaded.value, read.faultySteps.isEmpty else { throw .faultyCourse(loaded.diagnostics) }
        return read.lesson
    }
}
