/// The node of a presentation: its content lives while it is presented.
final class PresentationNode: Node, @unchecked Sendable {
    private(set) var request: PresentationRequest
    private var layer: Layer?
    private var shownIdentity: AnyHashable?
    var isDismissDisabled = false
    private lazy var target = DismissTarget { [weak self] in self?.request.close() }

    init(_ request: PresentationRequest, in context: GraphContext) {
        self.request = request
        super.init(environment: context.environment, key: context.path, parent: context.node)
    }

    @MainActor
    static func take(_ request: PresentationRequest, in context: GraphContext) {
        if let known = context.node.takeChild(context.path, PresentationNode.self) {
            known.request = request
            known.environment = context.environment
            return known.evaluate()
        }
        let made = PresentationNode(request, in: context)
        context.node.addChild(made)
        made.evaluate()
    }

    @MainActor
    override func evaluate() {
        isDirty = false
        guard request.isPresented else { return close() }
        if layer != nil, shownIdentity != request.identity { close() }
        guard layer != nil || open() else { return }
        show()
    }

    private func open() -> Bool {
        guard isOnTop else {
            runtime.waitingPresentations.append(self)
            return false
        }
        let made = Layer(self)
        layer = made
        shownIdentity = request.identity
        runtime.layers.append(made)
        return true
    }

    /// Whether what would present is itself on top.
    private var isOnTop: Bool {
        guard let top = runtime.layers.last?.node else { return true }
        var next: Node? = self
        while let node = next {
            if node === top { return true }
            next = node.parent
        }
        return false
    }

    @MainActor
    private func show() {
        runtime.checkStack(in: self)
        makeChildren {
            let identity = UInt64(truncatingIfNeeded: shownIdentity?.hashValue ?? 0)
            return request.content(
                GraphContext(node: self, path: StructuralPath.mix(identity, 2), environment: inner()))
        }
    }

    /// A sheet does not inherit the stack it was presented from.
    private func inner() -> EnvironmentValues {
        var inner = environment
        inner.stack = StackReference(nil)
        inner.dismiss = DismissAction(target: target)
        inner.isPresented = true
        inner.isEnabled = true
        inner.closesPresentation = request.isDialog ? target : nil
        inner.presentation = PresentationReference(self)
        return inner
    }

    @MainActor
    private func close() {
        guard layer != nil else { return }
        drop()
        makeChildren { [] }
        if let onDismiss = request.onDismiss { runtime.later(onDismiss) }
    }

    private func drop() {
        runtime.layers.removeAll { $0 === layer }
        layer = nil
        isDismissDisabled = false
        runtime.retryPresentations()
    }

    override func leave() {
        if layer != nil { drop() }
        super.leave()
    }

    // MARK: elements

    @MainActor
    func element() -> Resolved {
        let element = Resolved(request.role)
        let content = resolve()
        element.label = request.hasHiddenTitle ? "" : request.title?.string(in: environment) ?? ""
        element.children = content.elements
        if request.isDialog { addButtons(to: element) } else { PageBars.noteLost(content.bars, runtime) }
        return element
    }

    /// An alert without actions has an OK, a confirmation dialog always has a way out.
    @MainActor
    private func addButtons(to element: Resolved) {
        let buttons = element.leaves(.button)
        let isAlert = request.role == .alert
        let needsOne = isAlert ? buttons.isEmpty : !buttons.contains { $0.looks.contains(Look("role", "cancel")) }
        guard needsOne else { return }
        let button = Resolved(.button)
        button.label = isAlert ? "OK" : "Cancel"
        let target = target
        button.handlers.tap = { target.close() }
        element.children.append(button)
    }
}

struct PresentationReference: StructurallyComparable {
    weak var node: PresentationNode?
    init(_ node: PresentationNode?) { self.node = node }
    func isStructurallySame(as other: Self) -> Bool { node === other.node }
}

private struct PresentationKey: EnvironmentKey {
    static var defaultValue: PresentationReference { PresentationReference(nil) }
}

extension EnvironmentValues {
    var presentation: PresentationReference {
        get { self[PresentationKey.self] }
        set { self[PresentationKey.self] = newValue }
    }
}
