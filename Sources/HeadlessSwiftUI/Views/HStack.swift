public import Foundation

/// Views side by side.
public nonisolated struct HStack<Content: View>: PrimitiveView {
    private let content: Content
    private let looks: [Look]

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        looks = Look.arrangement(alignment.name, spacing)
    }

    @MainActor public func parts(in context: GraphContext) -> [GraphPart] {
        ContainerView(role: .horizontalStack, looks: looks, content: content).parts(in: context)
    }
}
