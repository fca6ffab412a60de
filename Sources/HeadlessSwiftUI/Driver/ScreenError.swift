/// Why something could not be done on the screen. Its message says what is on screen.
public enum ScreenError: Error, Equatable, CustomStringConvertible {
    /// Nothing on the topmost layer matches.
    case notFound(what: String, screen: String)
    /// It is there, but under a sheet or an alert.
    case covered(what: String, by: String, screen: String)
    case disabled(what: String, screen: String)
    /// It is there, but cannot be used like this.
    case cannot(action: String, what: String, screen: String)
    /// The picker has no such option.
    case noOption(option: String, what: String, screen: String)

    public var description: String {
        switch self {
        case .notFound(let what, let screen): "there is no \(what) on screen:\n\(screen)"
        case .covered(let what, let cover, let screen): "\(what) is covered by the \(cover):\n\(screen)"
        case .disabled(let what, let screen): "\(what) is disabled:\n\(screen)"
        case .cannot(let action, let what, let screen): "\(what) cannot be \(action):\n\(screen)"
        case .noOption(let option, let what, let screen): "\(what) has no option \"\(option)\":\n\(screen)"
        }
    }
}
