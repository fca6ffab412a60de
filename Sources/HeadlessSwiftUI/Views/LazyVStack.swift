public import Foundation

/// Views one below the other.
public nonisolated struct LazyVStack<Content: View>: PrimitiveView {
    private let content: Content
    private let looks: [Look]

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        looks = Look.arrangement(alignment.name, spacing)
    }

    @MainActor public func parts(in context: GraphContext) -> [GraphPart] {
        ContainerView(role: .verticalStack, looks: looks, content: content).parts(in: context)
    }
}
