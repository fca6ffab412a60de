/// The node of what an escaping closure makes: a row, a sheet's content, a destination.
final class ClosureNode<Content: View>: Node, @unchecked Sendable {
    private var content: () -> Content
    private var made: Content?

    init(
        _ content: @escaping () -> Content, environment: EnvironmentValues, key: UInt64, parent: Node?,
        runtime: Runtime? = nil
    ) {
        self.content = content
        super.init(environment: environment, key: key, parent: parent, runtime: runtime)
    }

    @MainActor
    func accept(_ new: @escaping () -> Content, _ environment: EnvironmentValues) {
        let differs = isBehindPublications || !ClosureIdentity.same(new, content)
        let environmentDiffers = !self.environment.isSame(as: environment)
        self.environment = environment
        content = new
        if differs || isDirty {
            evaluate()
        } else if environmentDiffers {
            make()
        }
    }

    @MainActor
    override func evaluate() {
        isDirty = false
        runtime.checkStack(in: self)
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
