/// Several lines of text.
nonisolated public struct TextEditor: View {
    @Binding private var text: String

    public init(text: Binding<String>) { _text = text }

    @MainActor public var body: some View {
        var handlers = Handlers()
        let binding = $text
        handlers.type = { binding.wrappedValue = $0 }
        return ControlView(.textEditor, label: EmptyView(), value: text, handlers: handlers)
    }
}
