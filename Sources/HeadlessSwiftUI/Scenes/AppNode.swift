/// The node of an app: its state, and the scene that it shows.
final class AppNode<A: App>: Node, @unchecked Sendable {
    private var app: A
    private let layout = TypeLayout.of(A.self)

    @MainActor
    init(environment: EnvironmentValues, runtime: Runtime) {
        app = A()
        super.init(environment: environment, key: 0, parent: nil, runtime: runtime)
    }

    override var codeType: Any.Type? { A.self }

    @MainActor
    override func evaluate() {
        isDirty = false
        withUnsafeMutableBytes(of: &app) { bytes in
            if let base = bytes.baseAddress { _ = layout.connect(base, node: self) }
        }
        let scene = track { app.body }
        makeChildren {
            A.Body.headlessScene(
                of: scene, in: GraphContext(node: self, path: StructuralPath.mix(0, 1), environment: environment))
        }
    }
}
