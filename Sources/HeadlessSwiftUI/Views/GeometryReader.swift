public import Foundation

/// Tells its content how large it is: always the whole screen here, since nothing is laid out.
nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
    private let content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    @MainActor public func parts(in context: GraphContext) -> [GraphPart] {
        let content = content
        return context.step(0).closure { content(GeometryProxy()) }
    }
}

public struct GeometryProxy: Sendable {
    public var size: CGSize { CGSize(width: 393, height: 852) }
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
    public func frame(in space: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
    public func frame(in space: CoordinateSpaceName) -> CGRect { CGRect(origin: .zero, size: size) }
}

public enum CoordinateSpace: Hashable, @unchecked Sendable {
    case global, local
    case named(AnyHashable)
}

public struct CoordinateSpaceName: Sendable {
    public static let scrollView = CoordinateSpaceName()
}

/// The first view that fits: the first one here, since nothing is laid out.
nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
    private let content: Content
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    @MainActor public func parts(in context: GraphContext) -> [GraphPart] {
        let element = LiveElement(.group, parts: context.make(content))
        element.assemble = { group, _ in group.children = Array(group.children.prefix(1)) }
        return [.element(element)]
    }
}

/// Scrolls to a view: everything is on screen here.
nonisolated public struct ScrollViewReader<Content: View>: PrimitiveView {
    private let content: (ScrollViewProxy) -> Content
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
    @MainActor public func parts(in context: GraphContext) -> [GraphPart] {
        let content = content
        return context.step(0).closure { content(ScrollViewProxy()) }
    }
}

public struct ScrollViewProxy: Sendable {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
