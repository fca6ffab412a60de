/// What a modifier wants presented.
struct PresentationRequest {
    let role: ScreenElement.Role
    let isPresented: Bool
    /// Another identity is another presentation.
    var identity: AnyHashable?
    var title: Text?
    var hasHiddenTitle = false
    let content: @MainActor (GraphContext) -> [GraphPart]
    let close: @MainActor () -> Void
    var onDismiss: (@MainActor () -> Void)?

    var isDialog: Bool { role == .alert || role == .confirmationDialog }
}

/// A view with something presented above it.
nonisolated struct PresentationView<Content: View>: PrimitiveView {
    let content: Content
    let request: PresentationRequest

    @MainActor func parts(in context: GraphContext) -> [GraphPart] {
        PresentationNode.take(request, in: context.step(1))
        return context.make(content, at: 0)
    }
}
