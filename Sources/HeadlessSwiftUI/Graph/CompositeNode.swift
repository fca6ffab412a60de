/// The node of a view with a body.
final class CompositeNode<V: View>: Node, @unchecked Sendable {
    private var view: V
    private var madeOf: V.Body?
    private let layout = TypeLayout.of(V.self)

    init(_ view: V, environment: EnvironmentValues, key: UInt64, parent: Node?, runtime: Runtime? = nil) {
        self.view = view
        super.init(environment: environment, key: key, parent: parent, runtime: runtime)
    }

    override var codeType: Any.Type? { V.self }

    /// The parent made this view again: run the body only if something it depends on differs.
    @MainActor
    func accept(_ new: V, _ environment: EnvironmentValues) {
        let inputsDiffer = !layout.same(new, view)
        let environmentDiffers = !self.environment.isSame(as: environment)
        if inputsDiffer { view = new }
        if environmentDiffers { self.environment = environment }
        if inputsDiffer || isDirty || (environmentDiffers && connect()) {
            evaluate()
        } else if environmentDiffers {
            make()
        }
    }

    @MainActor
    override func evaluate() {
        isDirty = false
        runtime.checkStack(in: self)
        _ = connect()
        runtime.countEvaluation(of: V.self)
        madeOf = track { view.body }
        make()
    }

    /// Gives the property wrappers their storage; whether what they read from the environment differs.
    private func connect() -> Bool {
        guard layout.hasProperties else { return false }
        return withUnsafeMutableBytes(of: &view) { bytes in
            guard let base = bytes.baseAddress else { return false }
            return layout.connect(base, node: self)
        }
    }

    @MainActor
    private func make() {
        guard let madeOf else { return }
        makeChildren {
            V.Body.headlessParts(
                of: madeOf, in: GraphContext(node: self, path: StructuralPath.mix(0, 1), environment: environment))
        }
    }
}
