/// What a server serves.
public protocol Application: Sendable {
    /// What is done about a request. This is called on the threads of the connections, which must not wait: what takes longer is
    /// answered later.
    func handle(_ request: Request) -> Handling

    /// What is said of a request that is not answered, to a browser that prefers these `languages` (`Accept-Language`).
    func response(to refusal: Refusal, languages: String?) -> Response
}

/// How a request is answered.
public enum Handling: Sendable {
    case now(Response)
    /// Called with a way to answer, which is to be used once, on whichever thread.
    case later(@Sendable (Reply) -> Void)
    /// An event stream that stays open.
    case events(EventChannel)
}

/// The way to answer a request that waits.
public struct Reply: Sendable {
    let deliver: @Sendable (Response) -> Void

    /// Only the first response counts.
    public func send(_ response: Response) { deliver(response) }
}
