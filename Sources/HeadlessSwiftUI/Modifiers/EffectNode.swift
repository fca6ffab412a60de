/// Stands for what should happen when a place of the tree comes on screen and leaves it.
final class EffectNode: Node, @unchecked Sendable {
    private var onShow: @MainActor () -> Void = {}
    private var onHide: @MainActor () -> Void = {}
    private var isShown = false
    /// A task's identity: another one starts it again.
    private var identity: AnyHashable?

    @MainActor
    static func take(
        in context: GraphContext, identity: AnyHashable? = nil, show: @escaping @MainActor (EffectNode) -> Void,
        hide: @escaping @MainActor (EffectNode) -> Void
    ) {
        let known = context.node.takeChild(context.path, EffectNode.self)
        let node = known ?? make(in: context)
        // What is on a covered page stays hidden, however often it is made again.
        let isStart = known == nil || (node.isShown && node.identity != identity)
        if isStart { node.becomeVisible(false) }
        node.identity = identity
        node.onShow = { [unowned node] in show(node) }
        node.onHide = { [unowned node] in hide(node) }
        if isStart { node.becomeVisible(true) }
    }

    @MainActor
    private static func make(in context: GraphContext) -> EffectNode {
        let made = EffectNode(environment: context.environment, key: context.path, parent: context.node)
        context.node.addChild(made)
        return made
    }

    /// The task that runs while the place is on screen.
    var task: Task<Void, Never>?

    override func becomeVisible(_ isVisible: Bool) {
        guard isVisible != isShown else { return }
        isShown = isVisible
        let effect = isVisible ? onShow : onHide
        runtime.later { [self] in withExtendedLifetime(self) { effect() } }
    }

    override func leave() {
        becomeVisible(false)
        super.leave()
    }
}

/// A view with an effect.
nonisolated struct EffectView<Content: View>: PrimitiveView {
    let content: Content
    var identity: AnyHashable?
    let show: @MainActor (EffectNode) -> Void
    let hide: @MainActor (EffectNode) -> Void

    @MainActor func parts(in context: GraphContext) -> [GraphPart] {
        let parts = context.make(content, at: 0)
        EffectNode.take(in: context.step(1), identity: identity, show: show, hide: hide)
        return parts
    }
}
