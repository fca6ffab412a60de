/// An element with a label and something that a user can do with it.
nonisolated struct ControlView<Label: View, Content: View>: PrimitiveView {
    let role: ScreenElement.Role
    var value: String?
    var prompt: String?
    var isSelected = false
    var looks: [Look] = []
    let label: Label
    let content: Content
    var handlers = Handlers()
    var assemble: (@MainActor (Resolved, inout Resolution) -> Void)?

    @MainActor func parts(in context: GraphContext) -> [GraphPart] {
        let element = LiveElement(role, parts: context.make(content, at: 1))
        element.labelParts = context.make(label, at: 0)
        element.value = value
        element.prompt = prompt
        element.isSelected = isSelected
        element.isEnabled = context.environment.isEnabled
        element.handlers = handlers
        element.looks = looks
        element.assemble = assemble
        return [.element(element)]
    }
}

extension ControlView where Content == EmptyView {
    init(
        _ role: ScreenElement.Role, label: Label, value: String? = nil, prompt: String? = nil, looks: [Look] = [],
        handlers: Handlers = Handlers()
    ) {
        self.init(
            role: role, value: value, prompt: prompt, looks: looks, label: label, content: EmptyView(),
            handlers: handlers)
    }
}
