/// One page of a navigation stack.
final class PageNode: Node, @unchecked Sendable {
    private var make: StackNode.Make
    private weak var stack: StackNode?
    private let target: DismissTarget?

    init(_ make: @escaping StackNode.Make, position: Int, key: UInt64, stack: StackNode) {
        self.make = make
        self.stack = stack
        target = position == 0 ? nil : DismissTarget { [weak stack] in stack?.pop(to: position - 1) }
        super.init(environment: stack.environment, key: key, parent: stack)
        environment = inner(stack.environment)
    }

    @MainActor var title: String? { PageBars.title(of: resolve()) }

    private func inner(_ outer: EnvironmentValues) -> EnvironmentValues {
        var inner = outer
        inner.stack = StackReference(stack)
        if let target {
            inner.dismiss = DismissAction(target: target)
            inner.isPresented = true
        }
        return inner
    }

    private var isVisible = true

    /// Only the page on top is on screen.
    func show(_ isVisible: Bool) {
        guard isVisible != self.isVisible else { return }
        self.isVisible = isVisible
        becomeVisible(isVisible)
    }

    @MainActor
    func accept(_ make: @escaping StackNode.Make, _ outer: EnvironmentValues) {
        self.make = make
        environment = inner(outer)
        evaluate()
    }

    @MainActor
    override func evaluate() {
        isDirty = false
        runtime.checkStack(in: self)
        makeChildren {
            track { make(GraphContext(node: self, path: StructuralPath.mix(0, 1), environment: environment)) }
        }
    }
}

/// The stack that a view is in, compared by identity.
struct StackReference {
    weak var node: StackNode?
    private let id: ObjectIdentifier?

    init(_ node: StackNode?) {
        self.node = node
        id = node.map { ObjectIdentifier($0) }
    }
}

extension StackReference: StructurallyComparable {
    func isStructurallySame(as other: StackReference) -> Bool { id == other.id }
}

private struct StackKey: EnvironmentKey { static var defaultValue: StackReference { StackReference(nil) } }

extension EnvironmentValues {
    var stack: StackReference {
        get { self[StackKey.self] }
        set { self[StackKey.self] = newValue }
    }
}
