/// Why a request is not answered.
public enum Refusal: CaseIterable, Error, Sendable {
    /// Broken: its target, its headers, its form.
    case malformed
    /// It comes from another site or under another name.
    case forbidden
    /// It has no token, or one of an earlier run of the server.
    case staleForm
    case notFound
    case wrongMethod
    case tooLarge
    /// The form is in another encoding.
    case otherEncoding
    case tooMany
    case unavailable

    /// The HTTP status.
    public var status: Int {
        switch self {
        case .malformed: 400
        case .forbidden, .staleForm: 403
        case .notFound: 404
        case .wrongMethod: 405
        case .tooLarge: 413
        case .otherEncoding: 415
        case .tooMany: 429
        case .unavailable: 503
        }
    }
}
