/// What a view shows and what a user can do with it, before its children are known.
final class LiveElement: @unchecked Sendable {
    let role: ScreenElement.Role
    var label = ""
    /// What the label is made of, where it is a view.
    var labelParts: [GraphPart] = []
    var parts: [GraphPart] = []
    var value: String?
    var prompt: String?
    var isEnabled = true
    var isSelected = false
    var placement: String?
    var handlers = Handlers()
    var looks: [Look] = []
    /// Completes the element once its children are known: options of a picker, rows of a list, pages of a stack.
    var assemble: (@MainActor (Resolved, inout Resolution) -> Void)?

    init(_ role: ScreenElement.Role, label: String = "", parts: [GraphPart] = []) {
        self.role = role
        self.label = label
        self.parts = parts
    }

    @MainActor
    func resolve(into resolution: inout Resolution) {
        let element = Resolved(role)
        var inner = Resolution()
        GraphPart.resolve(parts, into: &inner)
        element.children = inner.elements
        element.label = label
        element.value = value
        element.prompt = prompt
        element.isEnabled = isEnabled
        element.isSelected = isSelected
        element.placement = placement
        element.handlers = handlers
        element.looks = looks
        if !labelParts.isEmpty { element.takeLabel(labelParts) }
        assemble?(element, &inner)
        resolution.bars += inner.bars
        if role.isBar { resolution.bars.append(element) } else { resolution.elements.append(element) }
    }
}

extension GraphPart {
    static func element(_ element: LiveElement) -> GraphPart { GraphPart(.element(element)) }

    static func modified(_ parts: [GraphPart], _ change: @escaping @MainActor (Resolved) -> Void) -> GraphPart {
        GraphPart(.modified(Modification(apply: change), parts))
    }

    @MainActor
    static func resolve(_ parts: [GraphPart], into resolution: inout Resolution) {
        for part in parts { part.resolve(into: &resolution) }
    }

    @MainActor
    private func resolve(into resolution: inout Resolution) {
        switch content {
        case .element(let element):
            element.resolve(into: &resolution)
        case .node(let node):
            let known = node.resolve()
            resolution.elements += known.elements
            resolution.bars += known.bars
        case .modified(let modification, let parts):
            var inner = Resolution()
            GraphPart.resolve(parts, into: &inner)
            resolution.bars += inner.bars
            resolution.elements += inner.elements.map { modification.applied(to: $0) }
        }
    }
}

extension Node {
    @MainActor
    func resolve() -> Resolution {
        if let resolution { return resolution }
        var made = Resolution()
        GraphPart.resolve(parts, into: &made)
        finish(&made)
        resolution = made
        return made
    }
}
