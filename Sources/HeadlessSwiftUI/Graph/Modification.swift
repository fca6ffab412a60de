/// A change of the elements that a view made: a look, a tag, a swipe action.
struct Modification {
    let apply: @MainActor (Resolved) -> Void

    @MainActor
    func applied(to element: Resolved) -> Resolved {
        let copy = element.copy()
        apply(copy)
        return copy
    }
}

/// A view whose content's elements are changed.
nonisolated struct ModifiedElements<Content: View>: PrimitiveView {
    let content: Content
    let change: @MainActor (Resolved, EnvironmentValues) -> Void

    @MainActor func parts(in context: GraphContext) -> [GraphPart] {
        let change = change
        let environment = context.environment
        return [.modified(context.make(content)) { change($0, environment) }]
    }
}
