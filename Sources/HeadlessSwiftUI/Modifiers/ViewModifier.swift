/// A change of a view that has a name.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = ModifierContent<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

/// The view that a modifier changes.
nonisolated public struct ModifierContent<Modifier: ViewModifier>: PrimitiveView {
    let box: ModifierBox

    @MainActor public func parts(in context: GraphContext) -> [GraphPart] { box.make(context) }
}

/// A new one for each content, so that who holds the placeholder sees that it changed.
final class ModifierBox: @unchecked Sendable {
    let make: @MainActor (GraphContext) -> [GraphPart]
    init(make: @escaping @MainActor (GraphContext) -> [GraphPart]) { self.make = make }
}

nonisolated public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    @MainActor public var body: Never { trap("ModifiedContent has no body") }

    @MainActor public static func headlessParts(of view: Self, in context: GraphContext) -> [GraphPart] {
        let content = Unchecked(view.content)
        let box = ModifierBox { $0.make(content.value) }
        if let known = context.node.takeChild(context.path, ModifierNode<Content, Modifier>.self) {
            known.accept(view, box, context.environment)
            return [GraphPart(.node(known))]
        }
        let made = ModifierNode(view, box, context)
        context.node.addChild(made)
        made.evaluate()
        return [GraphPart(.node(made))]
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    @MainActor public func body(content: ModifierContent<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

/// The node of a modifier: its own state, and the body that it makes of its content.
final class ModifierNode<Content: View, Modifier: ViewModifier>: Node, @unchecked Sendable {
    private var modifier: Modifier
    private var content: Content
    private var box: ModifierBox
    private let layout = TypeLayout.of(Modifier.self)

    init(_ view: ModifiedContent<Content, Modifier>, _ box: ModifierBox, _ context: GraphContext) {
        modifier = view.modifier
        content = view.content
        self.box = box
        super.init(environment: context.environment, key: context.path, parent: context.node)
    }

    override var codeType: Any.Type? { Modifier.self }

    @MainActor
    func accept(_ view: ModifiedContent<Content, Modifier>, _ box: ModifierBox, _ environment: EnvironmentValues) {
        let isSame =
            layout.same(view.modifier, modifier) && Sameness.same(view.content, content)
            && self.environment.isSame(as: environment)
        self.environment = environment
        guard !isSame || isDirty else { return }
        (modifier, content, self.box) = (view.modifier, view.content, box)
        evaluate()
    }

    @MainActor
    override func evaluate() {
        isDirty = false
        runtime.checkStack(in: self)
        withUnsafeMutableBytes(of: &modifier) { bytes in
            if let base = bytes.baseAddress { _ = layout.connect(base, node: self) }
        }
        let made = track { modifier.body(content: ModifierContent(box: box)) }
        makeChildren {
            Modifier.Body.headlessParts(
                of: made, in: GraphContext(node: self, path: StructuralPath.mix(0, 1), environment: environment))
        }
    }
}

extension View {
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
