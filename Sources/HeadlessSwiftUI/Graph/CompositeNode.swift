/// The node of a view with a body.
final class CompositeNode<V: View>: ContentNode<V.Body>, @unchecked Sendable {
    private var view: V
    private let layout = TypeLayout.of(V.self)

    init(_ view: V, environment: EnvironmentValues, key: UInt64, parent: Node?, runtime: Runtime? = nil) {
        self.view = view
        super.init(environment: environment, key: key, parent: parent, runtime: runtime)
    }

    override var codeType: Any.Type? { V.self }

    @MainActor
    func accept(_ new: V, _ environment: EnvironmentValues) {
        let differs = !layout.same(new, view)
        if differs { view = new }
        update(differs: differs, environment)
    }

    override func prepare() {
        _ = connect()
        runtime.countEvaluation(of: V.self)
    }

    override func readsOtherEnvironment() -> Bool { connect() }

    override func content() -> V.Body? { view.body }

    /// Gives the property wrappers their storage; whether what they read from the environment differs.
    private func connect() -> Bool {
        guard layout.hasProperties else { return false }
        return withUnsafeMutableBytes(of: &view) { bytes in
            guard let base = bytes.baseAddress else { return false }
            return layout.connect(base, node: self)
        }
    }
}
