/// Pushes a page when it is tapped: the page of a value, or a view.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
    private enum Target {
        case value(AnyHashable?)
        case view(() -> Destination)
    }
    private let target: Target
    private let label: Label
    @State private var link = StackLink()
    @Environment(\.stack) private var stack

    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        target = .view(destination)
        self.label = label()
    }

    @_disfavoredOverload
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        target = .view({ destination })
        self.label = label()
    }

    @MainActor public var body: some View {
        if case .view(let destination) = target {
            link.make = { $0.make(destination()) }
            link.page?.invalidate()
        }
        var handlers = Handlers()
        let (target, link, stack) = (target, link, stack)
        handlers.tap = {
            guard let node = stack.node else { return }
            switch target {
            case .value(let value): if let value { node.push(value) }
            case .view: node.push(link)
            }
        }
        return LinkView(control: ControlView(.link, label: label, handlers: handlers), isInStack: stack.node != nil)
    }
}

nonisolated struct LinkView<Label: View>: PrimitiveView {
    let control: ControlView<Label, EmptyView>
    let isInStack: Bool

    @MainActor func parts(in context: GraphContext) -> [GraphPart] {
        guard !isInStack else { return control.parts(in: context) }
        context.node.runtime.note(
            .notShown, "A NavigationLink outside of a NavigationStack cannot be activated.")
        var inner = context
        inner.environment.isEnabled = false
        return control.parts(in: inner)
    }
}

extension NavigationLink where Destination == Never {
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        target = .value(value.map { AnyHashable($0) })
        self.label = label()
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { self.init(value: value) { Text(title) } }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: { destination }) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: { destination }) { Text(title) }
    }
}
