/// What goes into the bars of a page.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency
    static func headlessItems(of content: Self, in context: GraphContext) -> [GraphPart]
}

extension ToolbarContent {
    @MainActor public static func headlessItems(of content: Self, in context: GraphContext) -> [GraphPart] {
        Body.headlessItems(of: content.body, in: context.step(0))
    }
}

extension Never: ToolbarContent {}

@MainActor @preconcurrency
public protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
    @MainActor public var body: Never { trap("\(Self.self) has no body") }
}

/// One item, at its place.
public nonisolated struct ToolbarItem<Content: View>: PrimitiveToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content)
    }

    @MainActor public static func headlessItems(of item: Self, in context: GraphContext) -> [GraphPart] {
        let element = LiveElement(.toolbarItem, parts: context.make(item.content))
        element.placement = item.placement.name
        return [.element(element)]
    }
}

/// Several items at one place.
public nonisolated struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    let item: ToolbarItem<Content>

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        item = ToolbarItem(placement: placement, content: content)
    }

    @MainActor public static func headlessItems(of group: Self, in context: GraphContext) -> [GraphPart] {
        ToolbarItem.headlessItems(of: group.item, in: context)
    }
}

public nonisolated struct ToolbarSpacer: PrimitiveToolbarContent {
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
    @MainActor public static func headlessItems(of content: Self, in context: GraphContext) -> [GraphPart] { [] }
}

public enum SpacerSizing: Sendable { case flexible, fixed }

public nonisolated struct TupleToolbarContent<each Content: ToolbarContent>: PrimitiveToolbarContent {
    let content: (repeat each Content)

    @MainActor public static func headlessItems(of items: Self, in context: GraphContext) -> [GraphPart] {
        var parts: [GraphPart] = []
        var index = 0
        for item in repeat each items.content {
            parts += type(of: item).headlessItems(of: item, in: context.step(index))
            index += 1
        }
        return parts
    }
}

public nonisolated enum ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent>:
    PrimitiveToolbarContent
{
    case first(First)
    case second(Second)
    case none

    @MainActor public static func headlessItems(of content: Self, in context: GraphContext) -> [GraphPart] {
        switch content {
        case .first(let items): First.headlessItems(of: items, in: context.step(1))
        case .second(let items): Second.headlessItems(of: items, in: context.step(2))
        case .none: []
        }
    }
}

@resultBuilder
public enum ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> TupleToolbarContent<repeat each Content> { TupleToolbarContent(content: (repeat each content)) }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> ConditionalToolbarContent<
        Content, Never
    > {
        content.map { .first($0) } ?? .none
    }
    public static func buildEither<A: ToolbarContent, B: ToolbarContent>(first: A) -> ConditionalToolbarContent<A, B> {
        .first(first)
    }
    public static func buildEither<A: ToolbarContent, B: ToolbarContent>(second: B) -> ConditionalToolbarContent<A, B> {
        .second(second)
    }
}

public struct ToolbarItemPlacement: Sendable {
    let name: String
    public static let automatic = ToolbarItemPlacement(name: "automatic")
    public static let principal = ToolbarItemPlacement(name: "principal")
    public static let navigation = ToolbarItemPlacement(name: "navigation")
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
    public static let status = ToolbarItemPlacement(name: "status")
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
    public static let keyboard = ToolbarItemPlacement(name: "keyboard")
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
    public static let title = ToolbarItemPlacement(name: "title")
    public static let subtitle = ToolbarItemPlacement(name: "subtitle")
}

/// Toolbar items on their way to the page.
nonisolated struct ToolbarItems<Items: ToolbarContent>: PrimitiveView {
    let items: Items

    @MainActor func parts(in context: GraphContext) -> [GraphPart] { Items.headlessItems(of: items, in: context) }
}

extension View {
    nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View
    {
        BarView(content: self, bar: ToolbarItems(items: content()))
    }
    @_disfavoredOverload
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        BarView(content: self, bar: ToolbarItems(items: ToolbarItem(content: content)))
    }
}
