/// Controls in groups.
public nonisolated struct Form<Content: View>: PrimitiveView {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public func parts(in context: GraphContext) -> [GraphPart] {
        ContainerView(role: .form, content: content).parts(in: context)
    }
}
