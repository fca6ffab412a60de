/// How far something is, or that it goes on.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    /// Nil while it is not known; a share of the total, which may lie outside of 0 to 1.
    private let share: Double?
    private let label: Label
    private let valueLabel: CurrentValueLabel

    init(share: Double?, label: Label, valueLabel: CurrentValueLabel) {
        self.share = share
        self.label = label
        self.valueLabel = valueLabel
    }

    @MainActor public var body: some View {
        NotedView(content: control, kind: .unsupported, text: complaint)
    }

    @MainActor private var control: some View {
        let percent = share.map { "\(Int((min(max($0, 0), 1) * 100).rounded())) %" }
        return ControlView(role: .progress, value: percent, label: label, content: valueLabel)
    }

    private var complaint: String? {
        guard let share, !(0...1).contains(share) else { return nil }
        return
            "ProgressView initialized with an out-of-bounds progress value. The value will be clamped to the range of "
            + "`0...total`."
    }

    static func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
        value.map { Double($0) / Double(total) }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView { self.init(share: nil, label: EmptyView(), valueLabel: EmptyView()) }
    public init(@ViewBuilder label: () -> Label) { self.init(share: nil, label: label(), valueLabel: EmptyView()) }
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(share: nil, label: Text(titleKey), valueLabel: EmptyView())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(share: nil, label: Text(title), valueLabel: EmptyView())
    }
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(share: Self.share(value, of: total), label: EmptyView(), valueLabel: EmptyView())
    }
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(share: Self.share(value, of: total), label: label(), valueLabel: EmptyView())
    }
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
        self.init(share: Self.share(value, of: total), label: Text(titleKey), valueLabel: EmptyView())
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
        self.init(share: Self.share(value, of: total), label: Text(title), valueLabel: EmptyView())
    }
}

extension ProgressView {
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(share: Self.share(value, of: total), label: label(), valueLabel: currentValueLabel())
    }
}
