/// A container that only arranges: its role says how.
nonisolated struct ContainerView<Content: View>: PrimitiveView {
    let role: ScreenElement.Role
    var label = ""
    var looks: [Look] = []
    let content: Content

    @MainActor func parts(in context: GraphContext) -> [GraphPart] {
        let element = LiveElement(role, label: label, parts: context.make(content))
        element.looks = looks
        element.isEnabled = context.environment.isEnabled
        return [.element(element)]
    }
}
