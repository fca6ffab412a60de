internal import CourseModel
internal import LessonFormat

/// Finds everything that is wrong with a course. Lessons are read one by one on all processors, and only what is found is
/// kept.
public struct CourseLinter: Sendable {
    private let loader: CourseLoader
    private let oracles: KnownOracles?

    /// Takes the course in the folder `root`, the one that holds `Lessons`. Without `oracles`, whether exercises name one
    /// of them and what these make of the named cases is not looked at.
    public init(root: String, oracles: KnownOracles? = nil) {
        self.oracles = oracles
        loader = CourseLoader(root: root)
    }

    /// Lints what `operands` name: paths of the course's folder, `course.yaml`, a lesson's folder or file, or lessons'
    /// names, as typed. None means the whole course.
    ///
    /// A file is held against its translations in any case. An operand that names nothing of the course is a
    /// diagnostic of its own.
    public func lint(only operands: [String] = []) -> LintFindings {
        let course = loader.course()
        let folder = CourseFolder(root: loader.root)
        let lessons = course.value?.course.lessons ?? folder.lessonNames()
        let request = LintRequest(operands, in: folder, lessons: lessons)
        let languages = course.value?.course.languages ?? languages(of: lessons)
        let lesson = LessonLint(loader: loader, languages: languages, oracles: oracles)
        let selections = request.lessons
        let findings = Shares.map(selections.count, SyntaxCache()) { lesson.findings(selections[$0], &$1) }
        var whole = courseFindings(course, request)
        for part in findings {
            whole.fileCount += part.fileCount
            whole.diagnostics += part.diagnostics
            whole.exercises.formUnion(part.exercises)
        }
        let isWhole = request == LintRequest(all: lessons) && course.isSound
        if isWhole { whole.diagnostics += UnusedExerciseRule.check(whole, loader) }
        return whole
    }

    /// Without a course, the languages of all lesson files.
    private func languages(of lessons: [LessonID]) -> [LanguageTag] {
        Set(lessons.flatMap(loader.languages)).sorted { $0.tag < $1.tag }
    }

    private func courseFindings(_ course: Loaded<ReadCourse>, _ request: LintRequest) -> LintFindings {
        var findings = LintFindings(fileCount: 0, diagnostics: request.refused)
        if request.includesCourseFile || course.value == nil {
            findings.fileCount = 1
            findings.diagnostics += course.diagnostics
        }
        guard let read = course.value else { return findings }
        findings.diagnostics += loader.missingFiles(of: read).filter { concerns($0, request, read) }
        return findings
    }

    /// Whether something is missing that was asked for. What a lesson lacks stands at its name in `course.yaml`.
    private func concerns(_ diagnostic: CourseDiagnostic, _ request: LintRequest, _ read: ReadCourse) -> Bool {
        if request.includesCourseFile { return true }
        if case .file(.lessonNotListed(let name)) = diagnostic.problem {
            return request.lessons.contains { $0.lesson.name == name }
        }
        let places = zip(read.course.lessons, read.ranges.lessons)
        guard let lesson = places.first(where: { $0.1 == diagnostic.range })?.0 else { return false }
        return request.lessons.contains { $0.lesson == lesson && $0.languages == nil }
    }
}
