/// Closes what presented the view that reads it: the sheet it is in, or the page it was pushed on.
@MainActor @preconcurrency
public struct DismissAction {
    /// Who can be closed: compared by identity, so that reading `dismiss` runs no body again.
    nonisolated let target: DismissTarget?

    nonisolated init(target: DismissTarget?) { self.target = target }

    public func callAsFunction() { target?.close() }
}

final class DismissTarget: @unchecked Sendable {
    var close: @MainActor () -> Void
    init(close: @escaping @MainActor () -> Void) { self.close = close }
}
