/// Stands for a modifier in the tree: what it registered holds as long as it lives.
final class MarkerNode: Node, @unchecked Sendable {
    var holds: AnyObject?

    @MainActor
    static func make(in context: GraphContext) -> MarkerNode {
        if let known = context.node.takeChild(context.path, MarkerNode.self) { return known }
        let made = MarkerNode(environment: context.environment, key: context.path, parent: context.node)
        context.node.addChild(made)
        return made
    }
}
