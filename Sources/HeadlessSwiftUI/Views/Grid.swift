public import Foundation

/// Rows of cells.
nonisolated public struct Grid<Content: View>: PrimitiveView {
    private let content: Content
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
    @MainActor public func parts(in context: GraphContext) -> [GraphPart] {
        ContainerView(role: .grid, content: content).parts(in: context)
    }
}

nonisolated public struct GridRow<Content: View>: PrimitiveView {
    private let content: Content
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
    @MainActor public func parts(in context: GraphContext) -> [GraphPart] {
        ContainerView(role: .gridRow, content: content).parts(in: context)
    }
}

public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}

nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
    private let content: Content
    private let columns: Int
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) { (self.content, self.columns) = (content(), columns.count) }
    @MainActor public func parts(in context: GraphContext) -> [GraphPart] {
        ContainerView(role: .grid, looks: [Look("columns", "\(columns)")], content: content).parts(in: context)
    }
}

nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
    private let content: Content
    private let rows: Int
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) { (self.content, self.rows) = (content(), rows.count) }
    @MainActor public func parts(in context: GraphContext) -> [GraphPart] {
        ContainerView(role: .grid, looks: [Look("rows", "\(rows)")], content: content).parts(in: context)
    }
}

extension View {
    nonisolated public func gridCellColumns(_ count: Int) -> some View { look("gridCellColumns", "\(count)") }
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        look("gridColumnAlignment", guide.name)
    }
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { look("gridCellUnsizedAxes") }
}
