/// Why a request is not answered.
public enum Refusal: Int, CaseIterable, Error, Sendable {
    /// Broken: its target, its headers, its form.
    case malformed = 400
    /// It comes from another site or under another name, or lacks the token.
    case forbidden = 403
    case notFound = 404
    case wrongMethod = 405
    case tooLarge = 413
    /// The form is in another encoding.
    case otherEncoding = 415
    case tooMany = 429
    case unavailable = 503

    /// The HTTP status.
    public var status: Int { rawValue }
}
