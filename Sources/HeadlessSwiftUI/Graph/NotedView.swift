/// A view about which something is noted when it is made.
nonisolated struct NotedView<Content: View>: PrimitiveView {
    let content: Content
    let kind: ScreenNote.Kind
    /// Nil where there is nothing to note.
    let text: String?

    @MainActor func parts(in context: GraphContext) -> [GraphPart] {
        if let text { context.node.runtime.note(kind, text) }
        return context.make(content)
    }
}
