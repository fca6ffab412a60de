import CourseModel
import CourseServer
import WebPages

/// Leads requests to the desk; what is in memory is answered at once.
final class CourseApplication: Application {
    private let desk: CourseDesk
    private let pages: PageCache
    private let refusals: Refusals

    init(_ desk: CourseDesk, _ pages: PageCache, _ refusals: Refusals) {
        self.desk = desk
        self.pages = pages
        self.refusals = refusals
    }

    func response(to refusal: Refusal, languages: String?) -> Response {
        refusals.response(to: refusal, languages: languages)
    }

    func handle(_ request: Request) -> Handling {
        guard let place = Place(request) else { return refused(.notFound, request) }
        if case .action(let action, let page, let step) = place {
            return act(FormVisit(request, action, page, step), request)
        }
        guard request.method != .post else { return refused(.wrongMethod, request) }
        return switch place {
        case .root: later { $0.home(request.headers["accept-language"]) }
        case .stylesheet: .now(.asset(WebAssets.stylesheet, type: "text/css; charset=utf-8"))
        case .script: .now(.asset(WebAssets.script, type: "text/javascript; charset=utf-8"))
        case .page(let name): show(name, request)
        case .events(let name): follow(name, request)
        case .action: refused(.notFound, request)
        }
    }

    private func show(_ name: PageName, _ request: Request) -> Handling {
        guard request.isFolder else { return .now(.redirect(to: request.path, status: 308)) }
        if let page = pages.page(name, at: Clock.monotonicMilliseconds) { return .now(page) }
        // A script that looks for news opens nothing.
        let isRecorded = request.method == .get && request.isWanted && !FormVisit.wantsFragment(request)
        return later { $0.show(name, records: isRecorded) }
    }

    /// A form's address that is opened as a page leads to its step.
    private func act(_ visit: FormVisit, _ request: Request) -> Handling {
        guard request.method == .post else {
            return .now(.redirect(to: [visit.page.language.tag] + visit.page.path))
        }
        return .later { [desk] reply in desk.perform { $0.act(visit, reply) } }
    }

    private func follow(_ name: PageName, _ request: Request) -> Handling {
        let window = request.query.first { $0.name == FormVisit.windowField }?.value
        let number = FollowerNumber()
        let channel = EventChannel { [desk] in desk.perform { $0.forget(number) } }
        desk.perform { $0.follow(Follower(page: name, channel: channel, window: window), number) }
        return .events(channel)
    }

    private func later(_ response: @escaping @Sendable (ServedCourse) -> Response) -> Handling {
        .later { [desk] reply in desk.perform { reply.send(response($0)) } }
    }

    private func refused(_ refusal: Refusal, _ request: Request) -> Handling {
        .now(refusals.response(to: refusal, languages: request.headers["accept-language"]))
    }
}

/// A form that was sent.
struct FormVisit: Sendable {
    let action: PageAction
    let page: PageName
    let step: StepID
    /// Whether a script waits for the regions of the page, and not a browser for a whole one.
    let wantsFragment: Bool
    let window: String?
    let languages: String?
    private let request: Request

    static let windowField = "tab"

    init(_ request: Request, _ action: PageAction, _ page: PageName, _ step: StepID) {
        self.action = action
        self.page = page
        self.step = step
        wantsFragment = Self.wantsFragment(request)
        window = request.value(Self.windowField)
        languages = request.headers["accept-language"]
        self.request = request
    }

    static func wantsFragment(_ request: Request) -> Bool {
        request.headers["accept"]?.hasPrefix("text/x-learn-fragment") ?? false
    }

    func values(_ name: String) -> [String] { request.values(name) }
    func value(_ name: String) -> String? { request.value(name) }

    /// What was typed, by the fields' names.
    var given: [String: [String]] {
        Dictionary(
            grouping: request.form.filter { ![Token.formField, Self.windowField].contains($0.name) }, by: \.name
        )
        .mapValues { $0.map(\.value) }
    }
}
