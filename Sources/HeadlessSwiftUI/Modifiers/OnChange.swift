/// Remembers a value, and says when it is another one.
final class ChangeNode<Value: Equatable>: Node, @unchecked Sendable {
    private var value: Value

    init(_ value: Value, in context: GraphContext) {
        self.value = value
        super.init(environment: context.environment, key: context.path, parent: context.node)
    }

    @MainActor
    static func take(
        _ value: Value, isInitial: Bool, in context: GraphContext, action: @escaping @MainActor (Value, Value) -> Void
    ) {
        if let known = context.node.takeChild(context.path, ChangeNode<Value>.self) {
            return known.accept(value, action)
        }
        let made = ChangeNode(value, in: context)
        context.node.addChild(made)
        if isInitial { made.runtime.later { action(value, value) } }
    }

    @MainActor
    private func accept(_ new: Value, _ action: @escaping @MainActor (Value, Value) -> Void) {
        guard new != value else { return }
        let old = value
        value = new
        runtime.later { [weak self] in
            guard self?.isAlive == true else { return }
            action(old, new)
        }
    }
}

nonisolated struct ChangeView<Content: View, Value: Equatable>: PrimitiveView {
    let content: Content
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    @MainActor func parts(in context: GraphContext) -> [GraphPart] {
        let action = Unchecked(action)
        ChangeNode.take(value, isInitial: isInitial, in: context.step(1)) { action.value($0, $1) }
        return context.make(content, at: 0)
    }
}

extension View {
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { ChangeView(content: self, value: value, isInitial: initial, action: action) }

    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { ChangeView(content: self, value: value, isInitial: initial) { _, _ in action() } }

    /// The form of old: told the new value.
    @_disfavoredOverload
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View { ChangeView(content: self, value: value, isInitial: false) { _, new in action(new) } }
}
