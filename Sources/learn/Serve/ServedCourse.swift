import CommandTable
import CourseModel
import CourseServer
import ExerciseRunner
import Reporting
import WebPages

/// A course and its student as a server knows them: what is shown, answered and told. It belongs to the desk's thread.
final class ServedCourse {
    let desk: CourseDesk
    let surroundings: Surroundings
    let watches: Watches
    let renderer: PageRenderer
    let pages: PageCache
    let refusals: Refusals
    var checks = CodeChecks()
    var followers: [FollowerNumber: Follower] = [:]
    /// The first language to show: the one asked for, remembered, or opened last; nil where the browser's decides.
    private var homeLanguage: LanguageTag?
    /// Steps whose answer is being compiled, and the forms that wait for it.
    var gradings: [StepID: [(visit: FormVisit, reply: Reply)]] = [:]
    private var rate = RateLimit(burst: 30, perSecond: 5)

    private let arguments: ParsedArguments
    private let root: String
    let workspace: String
    private var sessions: [LanguageTag: Kept] = [:]
    /// Counts what was done, here or elsewhere, so that every session takes it in.
    private var revision = 0
    private var courseStamps: [String: FileStamp]
    private var progressStamps: [String: FileStamp]
    /// Whether the progress changed when it was looked at last.
    private var isSettling = false

    private struct Kept {
        let session: StudentSession
        let invocation: Invocation
        var revision: Int
    }

    /// What is the same for the whole run.
    struct Parts: Sendable {
        var arguments: ParsedArguments
        var surroundings: Surroundings
        var root: String
        var workspace: String
        var renderer: PageRenderer
        var pages: PageCache
        var refusals: Refusals
        var homeLanguage: LanguageTag?
    }

    init(_ parts: Parts, _ desk: CourseDesk) {
        self.desk = desk
        (arguments, surroundings) = (parts.arguments, parts.surroundings)
        (root, workspace) = (parts.root, parts.workspace)
        (renderer, pages, refusals) = (parts.renderer, parts.pages, parts.refusals)
        homeLanguage = parts.homeLanguage
        watches = Watches(surroundings)
        courseStamps = FileStamp.course(in: root)
        progressStamps = FileStamp.progress(in: workspace)
    }

    /// The course in a language, with all that was done by now.
    func session(_ language: LanguageTag) throws(Failure) -> StudentSession { try kept(language).session }

    /// The command line, as a command in this language would have it.
    func invocation(_ language: LanguageTag) throws(Failure) -> Invocation { try kept(language).invocation }

    private func kept(_ language: LanguageTag) throws(Failure) -> Kept {
        if var kept = sessions[language] {
            if kept.revision != revision { try kept.session.reread() }
            kept.revision = revision
            sessions[language] = kept
            return kept
        }
        let invocation = Invocation(arguments, surroundings)
        let session = try StudentSession(invocation, in: language)
        guard session.language == language else {
            throw .unknownLanguage(language.tag, known: session.course.languages)
        }
        refusals.note(
            Refusals.Course(title: session.course.title, languages: session.course.languages))
        let kept = Kept(session: session, invocation: invocation, revision: revision)
        sessions[language] = kept
        return kept
    }

    func frame(_ page: PageName) -> PageFrame { refusals.frame(page.language, path: page.path) }

    /// Where the course begins for this browser.
    func home(_ accepted: String?) -> Response {
        .redirect(to: [(homeLanguage ?? refusals.language(accepted)).tag])
    }

    func opened(_ language: LanguageTag) { homeLanguage = language }

    /// Whether one more check may begin now.
    func admitsCheck() -> Bool { rate.admits(at: Clock.monotonicMilliseconds) }
}

/// What changes under the server.
extension ServedCourse {
    /// Looks whether the course or the progress is another than it was, where that was not done just now.
    func look(always: Bool = false) {
        guard pages.mustLook(at: Clock.monotonicMilliseconds) || always else { return }
        let course = FileStamp.course(in: root)
        if course != courseStamps {
            courseStamps = course
            sessions = [:]
            pages.clear()
            tell(.course, "")
        }
        let progress = FileStamp.progress(in: workspace)
        let hasChanged = progress != progressStamps
        // SQLite makes a row visible after it has written it, so what was just written is looked at once more.
        if hasChanged || isSettling || always { takeInProgress() }
        (progressStamps, isSettling) = (progress, hasChanged)
    }

    /// Not every change of the database is one of the progress.
    private func takeInProgress() {
        guard let (language, kept) = sessions.first, (try? kept.session.reread()) ?? true else { return }
        revision += 1
        sessions[language]?.revision = revision
        pages.clear()
        tell(.progress, kept.session.progress.latestStep?.description ?? "")
    }

    /// What was done in `window` is told to the others.
    func progressed(_ step: StepID, in window: String?) {
        revision += 1
        progressStamps = FileStamp.progress(in: workspace)
        pages.clear()
        // What is new to it from here on comes from elsewhere.
        _ = try? sessions.first?.value.session.reread()
        tell(.progress, step.description) { follower in
            window == nil || follower.window != window
        }
    }

    func tell(_ event: PageEvent, _ data: String, where isWanted: (Follower) -> Bool = { _ in true }) {
        for follower in followers.values where isWanted(follower) { follower.channel.send(event.rawValue, data) }
    }
}
