/// Whether rows are being edited.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active
    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// Turns editing on and off. Rows can be deleted and moved by the driver either way.
nonisolated public struct EditButton: View {
    @Environment(\.editMode) private var mode
    @State private var own = EditMode.inactive

    public init() {}

    @MainActor public var body: some View {
        let binding = mode ?? $own
        return Button(binding.wrappedValue.isEditing ? "Done" : "Edit") {
            binding.wrappedValue = binding.wrappedValue.isEditing ? .inactive : .active
        }
    }
}
