/// What a view's making leaves behind: an element, a node that has parts of its own, or parts with a modification.
public struct GraphPart {
    enum Content {
        case element(LiveElement)
        case node(Node)
        case modified(Modification, [GraphPart])
    }
    let content: Content

    init(_ content: Content) { self.content = content }
}
