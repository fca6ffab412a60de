public import Foundation

/// Leads to an address; what `openURL` of the environment does with it.
public nonisolated struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    @MainActor public var body: some View {
        var handlers = Handlers()
        let (openURL, destination) = (openURL, destination)
        handlers.tap = { openURL(destination) }
        return ControlView(.link, label: label, value: destination.absoluteString, handlers: handlers)
    }
}

extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
