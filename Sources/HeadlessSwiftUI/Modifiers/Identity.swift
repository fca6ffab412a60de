/// A view whose identity is a value: another value is another view, with new state.
nonisolated struct IdentifiedView<Content: View>: PrimitiveView {
    let content: Content
    let id: AnyHashable

    @MainActor func parts(in context: GraphContext) -> [GraphPart] {
        context.make(content, at: id.hashValue)
    }
}

extension View {
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
        IdentifiedView(content: self, id: AnyHashable(id))
    }

    nonisolated public func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }
}

/// A view that is compared by its own `==`.
nonisolated public struct EquatableView<Content: Equatable & View>: View {
    public var content: Content

    public init(content: Content) { self.content = content }

    @MainActor public var body: some View { content }
}
