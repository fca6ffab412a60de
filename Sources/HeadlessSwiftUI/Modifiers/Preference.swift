/// A value that views hand up.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

/// Collects what is handed up within its content.
final class PreferenceCollector<Key: PreferenceKey>: Node, @unchecked Sendable {
    private var values: [(marker: MarkerNode, value: Key.Value)] = []
    private var last: Key.Value?
    private var isWaiting = false
    var action: @MainActor (Key.Value) -> Void = { _ in }

    @MainActor
    static func take(in context: GraphContext) -> PreferenceCollector<Key> {
        if let known = context.node.takeChild(context.path, PreferenceCollector<Key>.self) { return known }
        let made = PreferenceCollector(environment: context.environment, key: context.path, parent: context.node)
        context.node.addChild(made)
        return made
    }

    @MainActor
    func put(_ value: Key.Value, from marker: MarkerNode) {
        if let index = values.firstIndex(where: { $0.marker === marker }) {
            values[index].value = value
        } else {
            values.append((marker, value))
        }
        report()
    }

    /// Tells the value once everything of this round is known.
    @MainActor
    func report() {
        guard !isWaiting else { return }
        isWaiting = true
        runtime.later { [self] in
            isWaiting = false
            values.removeAll { !$0.marker.isAlive }
            var reduced = Key.defaultValue
            for (index, entry) in values.enumerated() {
                if index == 0 { reduced = entry.value } else { Key.reduce(value: &reduced) { entry.value } }
            }
            if let last, Sameness.same(last, reduced) { return }
            last = reduced
            action(reduced)
        }
    }
}

private struct CollectorsKey: EnvironmentKey { static var defaultValue: Collectors { Collectors() } }

/// The collectors around a view, compared by identity.
struct Collectors: StructurallyComparable {
    var nodes: [Node] = []
    func isStructurallySame(as other: Collectors) -> Bool { nodes.elementsEqual(other.nodes) { $0 === $1 } }
}

extension EnvironmentValues {
    var collectors: Collectors {
        get { self[CollectorsKey.self] }
        set { self[CollectorsKey.self] = newValue }
    }
}

nonisolated struct PreferenceView<Content: View, Key: PreferenceKey>: PrimitiveView {
    let content: Content
    let value: Key.Value
    let key: Key.Type

    @MainActor func parts(in context: GraphContext) -> [GraphPart] {
        let parts = context.make(content, at: 0)
        let marker = MarkerNode.make(in: context.step(1))
        for case let collector as PreferenceCollector<Key> in context.environment.collectors.nodes {
            collector.put(value, from: marker)
        }
        return parts
    }
}

nonisolated struct PreferenceReader<Content: View, Key: PreferenceKey>: PrimitiveView {
    let content: Content
    let key: Key.Type
    let action: (Key.Value) -> Void

    @MainActor func parts(in context: GraphContext) -> [GraphPart] {
        let collector = PreferenceCollector<Key>.take(in: context.step(1))
        let action = Unchecked(action)
        collector.action = { action.value($0) }
        collector.report()
        var inner = context
        inner.environment.collectors.nodes.append(collector)
        return inner.make(content, at: 0)
    }
}

extension View {
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        PreferenceView(content: self, value: value, key: key)
    }

    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable { PreferenceReader(content: self, key: key, action: action) }
}
