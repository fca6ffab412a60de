/// Content that scrolls. There is no window here: all of it is on screen.
public nonisolated struct ScrollView<Content: View>: PrimitiveView {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    @MainActor public func parts(in context: GraphContext) -> [GraphPart] {
        let look = Look("axes", axes == .horizontal ? "horizontal" : axes == .vertical ? "vertical" : "both")
        return ContainerView(role: .scroll, looks: [look], content: content).parts(in: context)
    }
}
