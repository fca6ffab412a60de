import CommandTable
import CourseModel
import LessonFormat
import ProgressStore
import Reporting

/// A course opened for one student: its lessons, read as they are asked for, and the student's progress.
final class StudentSession {
    let course: Course
    /// The language in which lessons are wanted.
    let language: LanguageTag
    /// Whether the student chose the language, now or before.
    let isLanguageChosen: Bool
    private(set) var progress: CourseProgress
    private(set) var notices: [Notice] = []

    let loader: CourseLoader
    /// The folder of the student's work, as it can be typed.
    let workspace: String
    private let store: ProgressStore
    private let sources: Freshness?
    private var lessons: [LessonID: Lesson] = [:]
    /// Steps left out, with what is wrong with their lesson.
    private var faultySteps: [StepID: [CourseDiagnostic]] = [:]
    private var faultyLessons: [LessonID: [CourseDiagnostic]] = [:]

    /// Opens the course and the workspace that `invocation` names; throws where either cannot be used. A check is begun
    /// `ahead` as soon as enough is known for one. `shown` is the language that is wanted this time, whatever is remembered.
    init(_ invocation: Invocation, _ ahead: CheckAhead? = nil, in shown: LanguageTag? = nil) throws(Failure) {
        sources = invocation.surroundings.sources
        loader = try CourseOpening.studentLoader(invocation)
        workspace = invocation.workspace(of: loader.root)
        ahead?.begin(loader, workspace: workspace)
        course = try CourseOpening.course(loader)
        store = try ProgressOpening.store(workspace: workspace)
        let remembered = try ProgressOpening.rememberedLanguage(store)
        language = try LanguageChoice.forCourse(
            in: course.languages, asked: shown ?? invocation.askedLanguage, remembered: remembered,
            locale: invocation.surroundings.locale)
        isLanguageChosen = invocation.askedLanguage != nil || remembered != nil
        invocation.voice.settle(on: InterfaceLanguage(speaking: language))
        progress = CourseProgress(try ProgressOpening.attempts(store))
        ahead?.begin(loader, workspace: workspace, latest: progress.latestStep)
        if let recovery = store.recovery {
            notices.append(.progressRecovered(keptAside: recovery.keptAside, attempts: recovery.attemptsSaved))
        }
        if shown == nil, invocation.askedLanguage != nil, remembered != language { remember(language) }
    }

    /// Something to say beside the report, once.
    func add(_ notice: Notice) {
        if !notices.contains(notice) { notices.append(notice) }
    }

    /// What is to be said, said once; what is wrong with the course is said each time.
    func takeNotices() -> [Notice] {
        defer { notices.removeAll { !$0.isAboutCourse } }
        return notices
    }

    /// Takes in what others did with this workspace since; whether that is anything.
    @discardableResult func reread() throws(Failure) -> Bool {
        let known = progress
        progress = CourseProgress(try ProgressOpening.attempts(store))
        return progress != known
    }

    private func remember(_ language: LanguageTag) {
        save { store throws(ProgressStoreError) in try store.set(.language, to: language.tag) }
    }

    private func save(_ write: (ProgressStore) throws(ProgressStoreError) -> Void) {
        sources?.settle()
        do throws(ProgressStoreError) {
            try write(store)
        } catch {
            add(.progressNotSaved(ProgressFailure(error, path: store.path)))
        }
    }
}

extension StudentSession {
    /// Reads a lesson in the wanted language, else in the course's first.
    func lesson(_ id: LessonID) throws(Failure) -> Lesson {
        if let known = lessons[id] { return known }
        if let faults = faultyLessons[id] { throw .faultyCourse(faults) }
        let available = loader.languages(of: id)
        let shown = available.first { $0 == language } ?? course.languages.first { available.contains($0) } ?? language
        let loaded = loader.lesson(id, shown)
        guard let read = loaded.value else {
            faultyLessons[id] = loaded.diagnostics
            throw .faultyCourse(loaded.diagnostics)
        }
        for step in read.faultySteps { faultySteps[step] = loaded.diagnostics }
        if !read.faultySteps.isEmpty { notices.append(.stepsLeftOut(lesson: id, count: read.faultySteps.count)) }
        if shown != language { notices.append(.lessonInOtherLanguage(lesson: id, wanted: language, shown: shown)) }
        lessons[id] = read.lesson
        return read.lesson
    }

    /// The lesson, or nil with a notice where it cannot be read: one faulty lesson does not keep a student from the others.
    func readableLesson(_ id: LessonID) -> Lesson? {
        if let lesson = try? lesson(id) { return lesson }
        add(.lessonLeftOut(id))
        return nil
    }

    /// What is wrong with a lesson that could not be read, if there is one.
    var firstFault: [CourseDiagnostic]? { course.lessons.lazy.compactMap { self.faultyLessons[$0] }.first }

    /// The step and its lesson; the id must be one of the course's.
    func find(_ id: StepID) throws(Failure) -> (lesson: Lesson, step: Step) {
        let lesson = try lesson(id.lesson)
        guard let step = lesson.steps.first(where: { $0.id == id }) else {
            if let faults = faultySteps[id] { throw .faultyCourse(faults) }
            let known = lesson.steps.map(\.id.step)
            let near = Suggestion.closest(to: id.step, among: known).map { "\(id.lesson)/\($0)" }
            throw .unknownStep(id.description, suggestion: near)
        }
        return (lesson, step)
    }

    /// Whether errors keep some of the lesson's steps from being shown.
    func leavesOutSteps(of lesson: Lesson) -> Bool { faultySteps.keys.contains { $0.lesson == lesson.id } }

    /// Where the student stands with a step.
    func standing(of step: Step) -> Standing {
        progress.standing(of: step.id, kind: step.kind, hash: StepHash.of(step))
    }

    /// Takes into account, for this run, what the student did; `persist` saves it.
    func note(_ action: Attempt.Action, for step: Step) -> Attempt {
        let attempt = Attempt(step: step.id, stepHash: StepHash.of(step), time: Clock.milliseconds, action: action)
        progress.add(attempt)
        return attempt
    }

    /// Appends to the record; a failure becomes a notice, since the student's work goes on all the same.
    func persist(_ attempt: Attempt) {
        save { store throws(ProgressStoreError) in try store.append(attempt) }
    }

    /// Notes and saves.
    func record(_ action: Attempt.Action, for step: Step) {
        persist(note(action, for: step))
    }
}

extension Notice {
    /// Whether it holds until the course is mended.
    var isAboutCourse: Bool {
        switch self {
        case .lessonInOtherLanguage, .lessonLeftOut, .stepsLeftOut: true
        default: false
        }
    }
}
