public import Foundation

/// A view with other views attached to its elements: swipe actions, a context menu, a tab's label.
nonisolated struct AttachedView<Content: View, Attached: View>: PrimitiveView {
    let content: Content
    let attached: Attached
    let attach: @MainActor (Resolved, [Resolved]) -> Void

    @MainActor func parts(in context: GraphContext) -> [GraphPart] {
        let extra = context.make(attached, at: 1)
        let attach = attach
        return [
            .modified(context.make(content, at: 0)) { element in
                var resolution = Resolution()
                GraphPart.resolve(extra, into: &resolution)
                attach(element, resolution.elements)
            }
        ]
    }
}

extension View {
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        AttachedView(content: self, attached: content()) { $0.traits.swipes += $1 }
    }

    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        AttachedView(content: self, attached: menuItems()) { $0.traits.menu += $1 }
    }

    nonisolated public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View { contextMenu(menuItems: menuItems) }

    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        AttachedView(content: self, attached: label()) { $0.traits.tabLabel = $1 }
    }

    nonisolated public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }
    nonisolated public func badge(_ label: Text?) -> some View {
        ModifiedElements(content: self) { element, environment in
            guard let text = label?.string(in: environment) else { return }
            element.traits.badge = text
            element.looks.append(Look("badge", text))
        }
    }
    nonisolated public func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }

    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        let action = onMainActor(action)
        return ModifiedElements(content: self) { element, _ in element.traits.tapGesture = action }
    }

    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let action = onMainActor(action)
        return ModifiedElements(content: self) { element, _ in element.traits.longPress = action }
    }

    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        ModifiedElements(content: self) { element, _ in
            element.traits.refresh = { Task { @MainActor in await action() } }
        }
    }

    nonisolated public func allowsHitTesting(_ isEnabled: Bool) -> some View {
        ModifiedElements(content: self) { element, _ in if !isEnabled { element.disableAll() } }
    }

    /// Keeps the room, shows nothing.
    nonisolated public func hidden() -> some View {
        ModifiedElements(content: self) { element, _ in
            element.role = .spacer
            element.looks = [Look("hidden")]
            element.children = []
            element.label = ""
            element.handlers = Handlers()
        }
    }
}

extension Resolved {
    /// What cannot be touched is not enabled, and neither is what is in it.
    func disableAll() {
        isEnabled = false
        children = children.map { child in
            let copy = child.copy()
            copy.disableAll()
            return copy
        }
    }
}
