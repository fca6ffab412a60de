/// Presents while a condition holds.
nonisolated struct ConditionalPresentation<Content: View, Presented: View>: View {
    let role: ScreenElement.Role
    let content: Content
    @Binding var isPresented: Bool
    let onDismiss: (() -> Void)?
    let presented: () -> Presented

    @MainActor var body: some View {
        let presented = presented
        PresentationView(
            content: content,
            request: PresentationRequest(
                role: role, isPresented: isPresented, content: { $0.closure(presented) },
                close: { isPresented = false }, onDismiss: onDismiss.map(onMainActor)))
    }
}

/// Presents for an item while there is one.
nonisolated struct ItemPresentation<Content: View, Item: Identifiable, Presented: View>: View {
    let role: ScreenElement.Role
    let content: Content
    @Binding var item: Item?
    let onDismiss: (() -> Void)?
    let presented: (Item) -> Presented

    @MainActor var body: some View {
        let (shown, presented) = (item, presented)
        PresentationView(
            content: content,
            request: PresentationRequest(
                role: role, isPresented: shown != nil, identity: shown.map { AnyHashable($0.id) },
                content: { context in shown.map { item in context.closure { presented(item) } } ?? [] },
                close: { item = nil }, onDismiss: onDismiss.map(onMainActor)))
    }
}

extension View {
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        ConditionalPresentation(
            role: .sheet, content: self, isPresented: isPresented, onDismiss: onDismiss, presented: content)
    }
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        ItemPresentation(role: .sheet, content: self, item: item, onDismiss: onDismiss, presented: content)
    }
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        ConditionalPresentation(
            role: .fullScreenCover, content: self, isPresented: isPresented, onDismiss: onDismiss, presented: content)
    }
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        ItemPresentation(role: .fullScreenCover, content: self, item: item, onDismiss: onDismiss, presented: content)
    }
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect, arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        ConditionalPresentation(
            role: .popover, content: self, isPresented: isPresented, onDismiss: nil, presented: content)
    }
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect, arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        ItemPresentation(role: .popover, content: self, item: item, onDismiss: nil, presented: content)
    }
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        DismissDisabled(content: self, isDisabled: isDisabled)
    }
}

public enum PopoverAttachmentAnchor: Sendable { case rect }

nonisolated struct DismissDisabled<Content: View>: PrimitiveView {
    let content: Content
    let isDisabled: Bool

    @MainActor func parts(in context: GraphContext) -> [GraphPart] {
        context.environment.presentation.node?.isDismissDisabled = isDisabled
        return context.make(content)
    }
}
