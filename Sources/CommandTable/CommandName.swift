/// The commands of `learn`; the raw value is what is typed.
public enum CommandName: String, CaseIterable, Sendable {
    case next, check, watch, serve, preview, hint, list, status, skip, reset
    case arithmetic, doctor
    case lint, verify, new, site, schema
    case help, completions

    /// Who a command is for, the order of the overview.
    public enum Audience: CaseIterable, Sendable {
        case students, authors, everyone
    }

    /// Where the overview lists it.
    public var audience: Audience {
        switch self {
        case .next, .check, .watch, .serve, .preview, .hint, .list, .status, .skip, .reset, .arithmetic: .students
        case .lint, .verify, .new, .site, .schema: .authors
        case .doctor, .help, .completions: .everyone
        }
    }
}
