/// A value within a range.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View>: View {
    private let share: Double
    private let label: Label
    private let valueLabel: CurrentValueLabel

    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        let width = bounds.upperBound - bounds.lowerBound
        share = width > 0 ? Double((value - bounds.lowerBound) / width) : 0
        self.label = label()
        valueLabel = currentValueLabel()
    }

    @MainActor public var body: some View {
        ControlView(
            role: .gauge, value: "\(Int((min(max(share, 0), 1) * 100).rounded())) %", label: label, content: valueLabel)
    }
}

extension Gauge where CurrentValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
        self.init(value: value, in: bounds, label: label) { EmptyView() }
    }
}
