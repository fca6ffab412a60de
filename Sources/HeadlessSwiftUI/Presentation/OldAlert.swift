/// The alert of old: a value with one button or two.
public struct Alert {
    public struct Button {
        let title: Text
        let role: ButtonRole?
        let action: (() -> Void)?

        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(title: label, role: nil, action: action)
        }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(title: label, role: .cancel, action: action)
        }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(title: label, role: .destructive, action: action)
        }
    }
    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.init(title: title, message: message, buttons: [dismissButton].compactMap { $0 })
    }
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.init(title: title, message: message, buttons: [primaryButton, secondaryButton])
    }
    private init(title: Text, message: Text?, buttons: [Button]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }
}

/// Shows an alert of old while there is one.
nonisolated struct OldAlertView<Content: View>: View {
    let content: Content
    let isPresented: () -> Bool
    let make: () -> Alert?
    let close: @MainActor () -> Void

    @MainActor var body: some View {
        let alert = isPresented() ? make() : nil
        PresentationView(
            content: content,
            request: PresentationRequest(
                role: .alert, isPresented: alert != nil, title: alert?.title,
                content: { context in alert.map { context.make(OldAlertContent(alert: $0)) } ?? [] }, close: close))
    }
}

nonisolated struct OldAlertContent: View {
    let alert: Alert

    @MainActor var body: some View {
        alert.message
        ForEach(alert.buttons.indices, id: \.self) { index in
            let button = alert.buttons[index]
            Button(role: button.role, action: { button.action?() }, label: { button.title })
        }
    }
}

extension View {
    nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        let binding = Unchecked(isPresented)
        return OldAlertView(
            content: self, isPresented: { isPresented.wrappedValue }, make: content,
            close: { binding.value.wrappedValue = false })
    }
    nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert)
        -> some View
    {
        let binding = Unchecked(item)
        return OldAlertView(
            content: self, isPresented: { item.wrappedValue != nil }, make: { item.wrappedValue.map(content) },
            close: { binding.value.wrappedValue = nil })
    }
}
