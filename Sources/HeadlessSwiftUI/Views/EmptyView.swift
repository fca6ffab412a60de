/// Nothing.
public nonisolated struct EmptyView: PrimitiveView {
    public init() {}
    @MainActor public func parts(in context: GraphContext) -> [GraphPart] { [] }
}
