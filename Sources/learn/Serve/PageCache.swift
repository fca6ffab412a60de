import CourseServer
import Synchronization

/// Pages as they were rendered, for as long as nothing they show has changed.
final class PageCache: Sendable {
    private struct State {
        var pages: [PageName: Response] = [:]
        var bytes = 0
        /// When it was last looked whether anything has changed, in milliseconds.
        var lookedAt = -1_000_000
    }

    /// So long a page is taken for what it was, in milliseconds. Most changes are told at once.
    static let trust = 200
    private static let mostBytes = 16 << 20

    private let state = Mutex(State())

    /// Nil where the page has to be rendered, or first to be looked whether anything has changed.
    func page(_ name: PageName, at now: Int) -> Response? {
        state.withLock { state in
            now - state.lookedAt <= Self.trust ? state.pages[name] : nil
        }
    }

    /// Whether it is time to look for changes again; if so, whoever asks has to.
    func mustLook(at now: Int) -> Bool {
        state.withLock { state in
            guard now - state.lookedAt > Self.trust else { return false }
            state.lookedAt = now
            return true
        }
    }

    func keep(_ page: Response, as name: PageName) {
        state.withLock { state in
            if state.bytes + page.body.count > Self.mostBytes { (state.pages, state.bytes) = ([:], 0) }
            state.bytes += page.body.count - (state.pages[name]?.body.count ?? 0)
            state.pages[name] = page
        }
    }

    func clear() { state.withLock { ($0.pages, $0.bytes) = ([:], 0) } }
}
