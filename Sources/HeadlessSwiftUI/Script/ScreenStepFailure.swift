/// Why a step of a script could not be done. Its message says what is on screen.
public enum ScreenStepFailure: Error, Equatable, CustomStringConvertible {
    case screen(ScreenError)
    /// What should be gone is seen.
    case seen(text: String, screen: String)
    case notSeen(text: String, screen: String)
    case unreadableDate(String)

    public var description: String {
        switch self {
        case .screen(let error): error.description
        case .seen(let text, let screen): "\"\(text)\" is on screen:\n\(screen)"
        case .notSeen(let text, let screen): "\"\(text)\" is not on screen:\n\(screen)"
        case .unreadableDate(let text): "\"\(text)\" is no date such as 2026-01-31 or 2026-01-31 18:30."
        }
    }
}
