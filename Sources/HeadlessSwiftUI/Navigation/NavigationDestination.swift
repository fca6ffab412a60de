/// Says what a pushed value of a type shows.
nonisolated struct ValueDestination<Content: View, Value: Hashable, Page: View>: PrimitiveView {
    let content: Content
    let destination: (Value) -> Page

    @MainActor func parts(in context: GraphContext) -> [GraphPart] {
        let marker = MarkerNode.make(in: context.step(1))
        let destination = destination
        context.environment.stack.node?.register(Value.self, marker) { value, context in
            guard let value = value.base as? Value else { return [] }
            return context.make(destination(value))
        }
        return context.make(content, at: 0)
    }
}

/// Pushes a page while a condition holds.
nonisolated struct ConditionalDestination<Content: View, Page: View>: View {
    let content: Content
    @Binding var isPresented: Bool
    let destination: () -> Page
    @State private var link = StackLink()
    @Environment(\.stack) private var stack

    @MainActor var body: some View {
        PushedPage(
            content: content, isPresented: isPresented, link: link, stack: stack.node, close: { isPresented = false },
            destination: destination)
    }
}

/// Pushes a page for an item while there is one.
nonisolated struct ItemDestination<Content: View, Item: Hashable, Page: View>: View {
    let content: Content
    @Binding var item: Item?
    let destination: (Item) -> Page
    @State private var link = StackLink()
    @Environment(\.stack) private var stack

    @MainActor var body: some View {
        let shown = item
        PushedPage(
            content: content, isPresented: shown != nil, link: link, stack: stack.node, close: { item = nil },
            destination: { shown.map(destination) })
    }
}

nonisolated struct PushedPage<Content: View, Page: View>: PrimitiveView {
    let content: Content
    let isPresented: Bool
    let link: StackLink
    let stack: StackNode?
    let close: () -> Void
    let destination: () -> Page

    @MainActor func parts(in context: GraphContext) -> [GraphPart] {
        let (destination, close, link, stack) = (destination, close, link, stack)
        link.make = { $0.make(destination()) }
        link.closed = { close() }
        if isPresented {
            stack?.push(link)
            link.page?.invalidate()
        } else {
            stack?.remove(link)
        }
        return context.make(content)
    }
}

extension View {
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { ValueDestination(content: self, destination: destination) }

    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View { ConditionalDestination(content: self, isPresented: isPresented, destination: destination) }

    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { ItemDestination(content: self, item: item, destination: destination) }
}
