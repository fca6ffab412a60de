public import Foundation

/// Room that grows.
public nonisolated struct Spacer: PrimitiveView {
    public var minLength: CGFloat?
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
    @MainActor public func parts(in context: GraphContext) -> [GraphPart] { [.element(LiveElement(.spacer))] }
}

/// A thin line.
public nonisolated struct Divider: PrimitiveView {
    public init() {}
    @MainActor public func parts(in context: GraphContext) -> [GraphPart] { [.element(LiveElement(.divider))] }
}
