/// Views on top of each other.
public nonisolated struct ZStack<Content: View>: PrimitiveView {
    private let content: Content
    private let looks: [Look]

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.content = content()
        looks = Look.arrangement(alignment.name, nil)
    }

    @MainActor public func parts(in context: GraphContext) -> [GraphPart] {
        ContainerView(role: .depthStack, looks: looks, content: content).parts(in: context)
    }
}
