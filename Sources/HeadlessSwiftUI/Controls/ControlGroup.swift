/// Controls that belong together.
public nonisolated struct ControlGroup<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == GroupBox<L, C> {
        self.content = GroupBox(content: content, label: label)
    }

    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == GroupBox<Text, C> {
        self.content = GroupBox(titleKey, content: content)
    }

    @MainActor public var body: some View {
        ContainerView(role: .group, content: content)
    }
}
