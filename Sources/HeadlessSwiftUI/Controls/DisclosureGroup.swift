/// Content that a tap on its label shows and hides; hidden at first, unless a binding says otherwise.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
    @State private var isOpen = false
    private let given: Binding<Bool>?
    private let label: Label
    private let content: () -> Content

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        given = nil
        self.label = label()
        self.content = content
    }

    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        given = isExpanded
        self.label = label()
        self.content = content
    }

    @MainActor public var body: some View {
        let expanded = given ?? $isOpen
        var handlers = Handlers()
        handlers.tap = { expanded.wrappedValue.toggle() }
        return ControlView(
            role: .disclosure, value: expanded.wrappedValue ? "open" : "closed", label: label,
            content: shown(expanded.wrappedValue), handlers: handlers)
    }

    @ViewBuilder
    @MainActor private func shown(_ isExpanded: Bool) -> some View {
        if isExpanded { content() }
    }
}

extension DisclosureGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}
