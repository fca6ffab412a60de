/// A line of text that is not shown.
nonisolated public struct SecureField<Label: View>: View {
    @Binding private var text: String
    private let label: Label
    private let prompt: Text?
    @Environment(\.onSubmitActions) private var submits

    init(text: Binding<String>, prompt: Text?, label: Label) {
        _text = text
        self.prompt = prompt
        self.label = label
    }

    @MainActor public var body: some View {
        var handlers = Handlers()
        let (binding, submits) = ($text, submits)
        handlers.type = { binding.wrappedValue = $0 }
        handlers.submit = { submits.run() }
        return ControlView(
            .secureField, label: label, value: String(repeating: "•", count: text.count),
            prompt: prompt?.string(in: EnvironmentValues()), handlers: handlers)
    }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt, label: Text(titleKey))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt, label: Text(title))
    }
}
