/// Hands an element up to the bars of the page, before the content, so that it is found without looking through it.
nonisolated struct BarView<Content: View, Bar: View>: PrimitiveView {
    let content: Content
    let bar: Bar

    @MainActor func parts(in context: GraphContext) -> [GraphPart] {
        context.make(bar, at: 0) + context.make(content, at: 1)
    }
}

nonisolated struct TitleBar: PrimitiveView {
    let title: Text

    @MainActor func parts(in context: GraphContext) -> [GraphPart] {
        [.element(LiveElement(.title, label: title.string(in: context.environment)))]
    }
}

/// A title that can be changed by the user.
nonisolated struct BoundTitle: View {
    let title: Binding<String>

    @MainActor var body: some View { TitleBar(title: Text(verbatim: title.wrappedValue)) }
}

extension View {
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        BarView(content: self, bar: TitleBar(title: title))
    }
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        BarView(content: self, bar: BoundTitle(title: title))
    }
}
