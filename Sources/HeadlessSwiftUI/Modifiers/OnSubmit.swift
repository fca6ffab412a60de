/// What runs when a field is submitted, the innermost first.
struct SubmitActions: @unchecked Sendable {
    var actions: [@MainActor () -> Void] = []

    @MainActor
    func run() { for action in actions.reversed() { action() } }
}

private struct SubmitKey: EnvironmentKey { static var defaultValue: SubmitActions { SubmitActions() } }

extension EnvironmentValues {
    var onSubmitActions: SubmitActions {
        get { self[SubmitKey.self] }
        set { self[SubmitKey.self] = newValue }
    }
}

public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
    nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void)
        -> some View
    {
        EnvironmentView(content: self) { $0.onSubmitActions.actions.append(action) }
    }
}
