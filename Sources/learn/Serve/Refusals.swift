import CourseModel
import CourseServer
import Reporting
import Synchronization
import WebPages

/// What is said of requests that are not answered, in pages like all others.
final class Refusals: Sendable {
    /// What surrounds pages of the course as it was read last.
    struct Course: Equatable {
        var title: LocalizedText
        var languages: [LanguageTag]
    }

    /// For a browser that prefers none of the course's languages.
    private let usual: LanguageTag

    private let renderer: PageRenderer
    private let token: String
    private let course: Mutex<Course>

    init(_ renderer: PageRenderer, token: String, _ course: Course, usual: LanguageTag) {
        self.usual = usual
        self.renderer = renderer
        self.token = token
        self.course = Mutex(course)
    }

    func note(_ course: Course) { self.course.withLock { $0 = course } }

    func frame(_ language: LanguageTag, path: [String]) -> PageFrame {
        let course = course.withLock { $0 }
        return PageFrame(
            language: language, languages: course.languages, courseTitle: course.title.text(in: language),
            mode: .live(token: token), path: path)
    }

    /// In the first of the course's languages that the browser prefers.
    func response(to refusal: Refusal, languages: String?) -> Response {
        let page = renderer.page(.refusal(Self.words(refusal)), in: frame(language(languages), path: []))
        return .page(page, status: refusal.status)
    }

    /// By `Accept-Language`, else the usual one.
    func language(_ accepted: String?) -> LanguageTag {
        let known = course.withLock { $0.languages }
        let wanted = (accepted ?? "").split(separator: ",").map { piece in
            LanguageTag(String(piece.prefix { $0 != ";" }.filter { $0 != " " }))
        }
        let found = wanted.lazy.compactMap { tag in known.first { $0 == tag } ?? known.first { $0.base == tag.base } }
        return found.first ?? usual
    }

    private static func words(_ refusal: Refusal) -> WebPhrase.Refused {
        switch refusal {
        case .malformed, .wrongMethod, .otherEncoding: .badRequest
        case .forbidden: .foreign
        case .staleForm: .staleForm
        case .notFound: .notFound
        case .tooLarge: .tooLarge
        case .tooMany: .tooMany
        case .unavailable: .fault
        }
    }
}
