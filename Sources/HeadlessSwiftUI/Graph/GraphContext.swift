/// Where a view's parts are made: below which node, at which structural position, with which environment.
public struct GraphContext {
    let node: Node
    var path: UInt64
    var environment: EnvironmentValues
    /// What `onDelete` and `onMove` of an enclosing modifier allow the rows of the next `ForEach`.
    var editing = RowEditing()

    /// The same place one structural step deeper.
    func step(_ index: Int) -> GraphContext {
        var deeper = self
        deeper.path = StructuralPath.mix(path, UInt64(truncatingIfNeeded: index) &+ 1)
        return deeper
    }

    @MainActor
    func make<V: View>(_ view: V, at index: Int = 0) -> [GraphPart] {
        V.headlessParts(of: view, in: step(index))
    }

    @MainActor
    func composite<V: View>(_ view: V) -> [GraphPart] {
        if let known = node.takeChild(path, CompositeNode<V>.self) {
            known.accept(view, environment)
            return [GraphPart(.node(known))]
        }
        let made = CompositeNode(view, environment: environment, key: path, parent: node)
        node.addChild(made)
        made.evaluate()
        return [GraphPart(.node(made))]
    }

    /// A node for what an escaping closure makes: it runs again only if the closure or what it read changed.
    @MainActor
    func closure<Content: View>(_ content: @escaping () -> Content) -> [GraphPart] {
        if let known = node.takeChild(path, ClosureNode<Content>.self) {
            known.accept(content, environment)
            return [GraphPart(.node(known))]
        }
        let made = ClosureNode(content, environment: environment, key: path, parent: node)
        node.addChild(made)
        made.evaluate()
        return [GraphPart(.node(made))]
    }
}

enum StructuralPath {
    static func mix(_ path: UInt64, _ step: UInt64) -> UInt64 {
        var mixed = (path ^ step) &* 0x9E37_79B9_7F4A_7C15
        mixed ^= mixed >> 29
        return mixed &* 0xBF58_476D_1CE4_E5B9 &+ path
    }
}
