public import Observation

/// Hands a changed environment to its content.
nonisolated struct EnvironmentView<Content: View>: PrimitiveView {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    @MainActor func parts(in context: GraphContext) -> [GraphPart] {
        var inner = context
        change(&inner.environment)
        return inner.make(content)
    }
}

extension View {
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
    }

    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        EnvironmentView(content: self) { $0.setObject(object) }
    }

    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        EnvironmentView(content: self) { $0.setObject(object) }
    }

    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
    }

    nonisolated public func disabled(_ disabled: Bool) -> some View {
        EnvironmentView(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
    }
}
