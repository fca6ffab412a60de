internal import CourseModel
internal import ExerciseKit

/// What came of a program: what kept it from being compiled, or what it showed for each question, asked in a process of its
/// own.
enum ProgramShown: Equatable {
    case errors([CompilerDiagnostic])
    case compileLimit
    case shown([Served])

    /// Whether another run of the same would show the same, however busy the machine is.
    var isLasting: Bool {
        switch self {
        case .errors(let errors): !errors.contains { if case .compilerCrashed = $0 { true } else { false } }
        case .compileLimit: false
        case .shown(let served): !served.contains { $0.ending == .timeLimit }
        }
    }
}

extension ProgramShown: WireRepresentable {
    var wire: WireValue {
        switch self {
        case .errors(let errors): .record("errors", [WireField("all", .list(errors.map(\.wire)))])
        case .compileLimit: .record("none", [])
        case .shown(let served): .record("shown", [WireField("all", .list(served.map(\.wire)))])
        }
    }

    init?(wire: WireValue) {
        guard case .list(let all)? = wire["all"] else { return nil }
        switch wire.name {
        case "errors":
            let errors = all.compactMap(CompilerDiagnostic.init(wire:))
            guard errors.count == all.count, !errors.isEmpty else { return nil }
            self = .errors(errors)
        case "shown":
            let served = all.compactMap(Served.init(wire:))
            guard served.count == all.count else { return nil }
            self = .shown(served)
        default: return nil
        }
    }
}
