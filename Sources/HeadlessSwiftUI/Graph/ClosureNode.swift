/// The node of what an escaping closure makes: a row, a sheet's content, a destination.
final class ClosureNode<Content: View>: ContentNode<Content>, @unchecked Sendable {
    private var closure: () -> Content

    init(
        _ content: @escaping () -> Content, environment: EnvironmentValues, key: UInt64, parent: Node?,
        runtime: Runtime? = nil
    ) {
        closure = content
        super.init(environment: environment, key: key, parent: parent, runtime: runtime)
    }

    @MainActor
    func accept(_ new: @escaping () -> Content, _ environment: EnvironmentValues) {
        let differs = isBehindPublications || !ClosureIdentity.same(new, closure)
        closure = new
        update(differs: differs, environment)
    }

    override func content() -> Content? { closure() }
}
