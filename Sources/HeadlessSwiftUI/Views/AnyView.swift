/// A view whose type is not known; another type is another identity.
public nonisolated struct AnyView: PrimitiveView {
    private let make: @MainActor (GraphContext) -> [GraphPart]

    public init<V: View>(_ view: V) {
        let type = ObjectIdentifier(V.self).hashValue
        let view = Unchecked(view)
        make = { V.headlessParts(of: view.value, in: $0.step(type)) }
    }

    public init<V: View>(erasing view: V) { self.init(view) }

    @MainActor public func parts(in context: GraphContext) -> [GraphPart] { make(context) }
}
