/// Plus and minus.
nonisolated public struct Stepper<Label: View>: View {
    private let label: Label
    private let onIncrement: (@MainActor () -> Void)?
    private let onDecrement: (@MainActor () -> Void)?
    private let read: (() -> String?)?

    init(
        label: Label, read: (() -> String?)?, onIncrement: (@MainActor () -> Void)?,
        onDecrement: (@MainActor () -> Void)?
    ) {
        (self.label, self.read, self.onIncrement, self.onDecrement) = (label, read, onIncrement, onDecrement)
    }

    init<V: Strideable>(_ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ label: Label) {
        let (value, step) = (Unchecked(value), Unchecked(step))
        func move(_ distance: V.Stride) {
            let moved = value.value.wrappedValue.advanced(by: distance)
            if let bounds, !bounds.contains(moved) { return }
            value.value.wrappedValue = moved
        }
        self.init(
            label: label, read: { "\(value.value.wrappedValue)" },
            onIncrement: onMainActor { move(step.value) }, onDecrement: onMainActor { move(0 - step.value) })
    }

    @MainActor public var body: some View {
        var handlers = Handlers()
        let (up, down) = (onIncrement, onDecrement)
        handlers.step = { $0 > 0 ? up?() : down?() }
        return ControlView(.stepper, label: label, value: read?(), handlers: handlers)
    }
}

extension Stepper {
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, nil, step, label()) }
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, bounds, step, label()) }
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label(), read: nil, onIncrement: onIncrement.map(onMainActor),
            onDecrement: onDecrement.map(onMainActor))
    }
}

extension Stepper where Label == Text {
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, nil, step, Text(titleKey)) }
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, nil, step, Text(title)) }
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, bounds, step, Text(titleKey)) }
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value, bounds, step, Text(title)) }
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: Text(titleKey), read: nil, onIncrement: onIncrement.map(onMainActor),
            onDecrement: onDecrement.map(onMainActor))
    }
}
