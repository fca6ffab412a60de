/// Where the course can be opened in a browser.
public struct ServingReport: Equatable, Sendable {
    /// What a person opens.
    public var link: String
    public var port: Int

    public init(link: String, port: Int) {
        self.link = link
        self.port = port
    }
}
