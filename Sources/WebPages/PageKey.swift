/// What a page of files grades answers with: nothing of it in clear.
public struct PageKey: Equatable, Sendable {
    /// JSON, as `learn-site.js` reads it.
    public var json: String

    public init(json: String) { self.json = json }
}
