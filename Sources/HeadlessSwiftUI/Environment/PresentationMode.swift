/// The dismissal of old.
public struct PresentationMode: Sendable {
    public let isPresented: Bool
    let target: DismissTarget?

    @MainActor @preconcurrency
    public mutating func dismiss() { target?.close() }
}

extension EnvironmentValues {
    public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(isPresented: isPresented, target: dismiss.target)
        return Binding(location: PresentationModeLocation(mode))
    }
}

final class PresentationModeLocation: Location<PresentationMode>, @unchecked Sendable {
    private let mode: PresentationMode
    init(_ mode: PresentationMode) { self.mode = mode }
    override func get() -> PresentationMode { mode }
    override func isSame(as other: Location<PresentationMode>) -> Bool {
        (other as? PresentationModeLocation)?.mode.target === mode.target
    }
}
