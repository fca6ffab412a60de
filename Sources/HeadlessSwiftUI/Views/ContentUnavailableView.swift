/// What stands where there is nothing to show.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    @MainActor public var body: some View {
        ControlView(role: .unavailable, label: label, content: TupleView(description, actions))
    }
}

extension ContentUnavailableView
where Label == HeadlessSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            HeadlessSwiftUI.Label(title, systemImage: name)
        } description: {
            description
        }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init {
            HeadlessSwiftUI.Label(title, systemImage: name)
        } description: {
            description
        }
    }
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init {
            HeadlessSwiftUI.Label(title, image: name)
        } description: {
            description
        }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init {
            HeadlessSwiftUI.Label(title, image: name)
        } description: {
            description
        }
    }
}

/// The words of a search without a result.
public nonisolated struct SearchUnavailableContent {
    public nonisolated struct Label: View {
        let text: String
        @MainActor public var body: some View { HeadlessSwiftUI.Label(text, systemImage: "magnifyingglass") }
    }
    public nonisolated struct Description: View {
        @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
    }
    public nonisolated struct Actions: View {
        @MainActor public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    public static var search: Self { found(nothingFor: "No Results") }

    /// Names what was searched for.
    public static func search(text: String) -> Self { found(nothingFor: "No Results for “\(text)”") }

    private static func found(nothingFor text: String) -> Self {
        Self {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}
