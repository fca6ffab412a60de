/// The search field of a page.
nonisolated struct SearchBar: View {
    let text: Binding<String>
    let prompt: Text?
    @Environment(\.onSubmitActions) private var submits

    @MainActor var body: some View {
        var handlers = Handlers()
        let (text, submits) = (text, submits)
        handlers.type = { text.wrappedValue = $0 }
        handlers.submit = { submits.run() }
        return ControlView(
            .searchField, label: EmptyView(), value: text.wrappedValue,
            prompt: prompt?.string(in: EnvironmentValues()) ?? "Search", handlers: handlers)
    }
}

extension View {
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { BarView(content: self, bar: SearchBar(text: text, prompt: prompt)) }
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey = "Search"
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
}

public struct SearchFieldPlacement: Sendable {
    public static let automatic = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
    public static let sidebar = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        .init()
    }
    public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
}
