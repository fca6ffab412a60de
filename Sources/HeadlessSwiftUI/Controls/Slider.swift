/// A value in a range.
nonisolated public struct Slider<Label: View>: View {
    private let label: Label
    private let read: () -> Double
    private let write: @MainActor (Double) -> Void
    private let range: ClosedRange<Double>

    init<V: BinaryFloatingPoint>(_ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: Double?, _ label: Label) {
        self.label = label
        range = Double(bounds.lowerBound)...Double(bounds.upperBound)
        read = { Double(value.wrappedValue) }
        let (safe, range) = (Unchecked(value), range)
        write = { wanted in
            var value = min(max(wanted, range.lowerBound), range.upperBound)
            if let step, step > 0 {
                value = range.lowerBound + ((value - range.lowerBound) / step).rounded() * step
            }
            safe.value.wrappedValue = V(value)
        }
    }

    @MainActor public var body: some View {
        var handlers = Handlers()
        handlers.slide = write
        handlers.slideRange = range
        return ControlView(.slider, label: label, value: Look.number(read()), handlers: handlers)
    }
}

extension Slider {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, nil, label()) }
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, Double(step), label()) }
    public init<V: BinaryFloatingPoint, Mark: View>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> Mark, @ViewBuilder maximumValueLabel: () -> Mark,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, nil, label()) }
}

extension Slider where Label == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, nil, EmptyView()) }
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint { self.init(value, bounds, Double(step), EmptyView()) }
}
