/// Something presented above the screen. Only the topmost can be touched.
final class Layer: @unchecked Sendable {
    let node: PresentationNode

    init(_ node: PresentationNode) { self.node = node }
}
