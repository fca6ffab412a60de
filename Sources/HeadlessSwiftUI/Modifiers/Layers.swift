public import Foundation

extension View {
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { ContainerView(role: .depthStack, content: TupleView(self, content())) }
    nonisolated public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        ContainerView(role: .depthStack, content: TupleView(self, overlay))
    }
    @_disfavoredOverload
    nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    {
        look("overlay", style.styleName)
    }
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { look("overlay", style.styleName) }

    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { BackgroundView(content: self, background: content()) }
    @_disfavoredOverload
    nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
        -> some View
    {
        BackgroundView(content: self, background: background)
    }
    nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    {
        look("background", style.styleName)
    }
    nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        look("background", "shape")
    }
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { look("background", style.styleName) }

    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        ContainerView(
            role: .verticalStack,
            content: edge == .top
                ? ConditionalContent<TupleView<V, Self>, TupleView<Self, V>>.first(TupleView(content(), self))
                : .second(TupleView(self, content())))
    }
    nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
        -> some View
    {
        look("mask")
    }
}

/// A background that only fills is a look; one with texts or controls is part of the screen.
nonisolated struct BackgroundView<Content: View, Background: View>: PrimitiveView {
    let content: Content
    let background: Background

    @MainActor func parts(in context: GraphContext) -> [GraphPart] {
        let behind = context.make(background, at: 1)
        return context.make(content, at: 0).map { part in
            .modified([part]) { element in
                var resolution = Resolution()
                GraphPart.resolve(behind, into: &resolution)
                let shown = resolution.elements.filter { $0.role != .shape && !$0.spoken.isEmpty }
                element.looks += resolution.elements.flatMap(\.looks).filter { $0.name == "color" }
                    .map { Look("background", $0.value) }
                if !shown.isEmpty { element.children = shown + element.children }
            }
        }
    }
}
