/// Pages behind tabs: only the chosen one is on screen.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    @State private var chosen: AnyHashable?

    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    @MainActor public var body: some View {
        let (outside, inside) = (selection, $chosen)
        let current = outside.map { AnyHashable($0.wrappedValue) } ?? chosen
        TabPages(content: content, current: current) { tag in
            if let value = tag.base as? SelectionValue, let outside {
                outside.wrappedValue = value
            } else {
                inside.wrappedValue = tag
            }
        }
    }
}

extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

nonisolated struct TabPages<Content: View>: PrimitiveView {
    let content: Content
    let current: AnyHashable?
    let choose: @MainActor (AnyHashable) -> Void

    @MainActor func parts(in context: GraphContext) -> [GraphPart] {
        let element = LiveElement(.tabs, parts: context.make(content))
        let (current, choose) = (current, choose)
        element.assemble = { tabs, resolution in Self.assemble(tabs, &resolution, current, choose) }
        return [.element(element)]
    }

    @MainActor
    private static func assemble(
        _ tabs: Resolved, _ resolution: inout Resolution, _ current: AnyHashable?,
        _ choose: @escaping @MainActor (AnyHashable) -> Void
    ) {
        let pages = tabs.children
        let tags = pages.enumerated().map { $1.traits.tag?.value ?? AnyHashable(TabPosition(index: $0)) }
        let shown = current.flatMap { tags.firstIndex(of: $0) } ?? 0
        tabs.children = pages.enumerated().map { index, page in
            let tab = Resolved(.tab)
            tab.label = page.traits.tabLabel.map(\.spoken).joined(separator: ", ")
            tab.value = page.traits.badge
            tab.isSelected = index == shown
            let tag = Unchecked(tags[index])
            tab.handlers.tap = { choose(tag.value) }
            return tab
        }
        if pages.indices.contains(shown) { tabs.children.append(pages[shown]) }
    }
}

private struct TabPosition: Hashable { let index: Int }

/// A page with its tab.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: View {
    private let value: Value?
    private let content: Content
    private let label: Label

    init(value: Value?, content: Content, label: Label) {
        (self.value, self.content, self.label) = (value, content, label)
    }

    @MainActor public var body: some View {
        let tag = Unchecked(value.map { Tag(value: AnyHashable($0), includesOptional: true) })
        ModifiedElements(
            content: AttachedView(
                content: ContainerView(role: .group, content: content), attached: label,
                attach: { $0.traits.tabLabel = $1 })
        ) { element, _ in element.traits.tag = tag.value }
    }
}

extension Tab where Label == HeadlessSwiftUI.Label<Text, Image>, Value == Never {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(value: nil, content: content(), label: HeadlessSwiftUI.Label(titleKey, systemImage: systemImage))
    }
}

extension Tab where Label == HeadlessSwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
    {
        self.init(value: value, content: content(), label: HeadlessSwiftUI.Label(titleKey, systemImage: systemImage))
    }
}
