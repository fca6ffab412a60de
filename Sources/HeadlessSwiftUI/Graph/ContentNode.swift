/// A node that runs code which makes a view, and holds what it made: a body, a row's closure, a sheet's.
class ContentNode<Content: View>: Node, @unchecked Sendable {
    private var made: Content?

    /// Runs the code.
    @MainActor func content() -> Content? { nil }

    /// Before the code runs; what is read here is not among what the code reads.
    @MainActor func prepare() {}

    /// Whether the code reads something of the environment that is another now.
    @MainActor func readsOtherEnvironment() -> Bool { false }

    /// The parent made this again: the code runs only if something that it depends on differs.
    @MainActor
    final func update(differs: Bool, _ environment: EnvironmentValues) {
        let environmentDiffers = !self.environment.isSame(as: environment)
        self.environment = environment
        if differs || isDirty || (environmentDiffers && readsOtherEnvironment()) {
            evaluate()
        } else if environmentDiffers {
            make()
        }
    }

    @MainActor
    final override func evaluate() {
        isDirty = false
        runtime.checkStack(in: self)
        prepare()
        made = track { content() }
        make()
    }

    @MainActor
    private func make() {
        guard let made else { return }
        makeChildren {
            Content.headlessParts(
                of: made, in: GraphContext(node: self, path: StructuralPath.mix(0, 1), environment: environment))
        }
    }
}
