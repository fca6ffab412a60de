public import Foundation

/// A line of text that a user types.
public nonisolated struct TextField<Label: View>: View {
    private let content: TextFieldContent
    private let prompt: Text?
    private let label: Label
    @Environment(\.locale) private var locale
    @Environment(\.onSubmitActions) private var submits

    init(content: TextFieldContent, prompt: Text?, label: Label) {
        self.content = content
        self.prompt = prompt
        self.label = label
    }

    @MainActor public var body: some View {
        var handlers = Handlers()
        let (content, locale, submits) = (content, locale, submits)
        handlers.type = { content.write($0, locale) }
        handlers.submit = {
            content.commit()
            submits.run()
        }
        return ControlView(
            .textField, label: label, value: content.read(locale),
            prompt: prompt?.string(in: EnvironmentValues()), handlers: handlers)
    }
}

/// What a field shows and what typing into it does.
struct TextFieldContent {
    let read: (Locale) -> String
    let write: @MainActor (String, Locale) -> Void
    var commit: @MainActor () -> Void = {}
}

extension TextFieldContent {
    init(_ text: Binding<String>) {
        self.init(read: { _ in text.wrappedValue }, write: { typed, _ in text.wrappedValue = typed })
    }

    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
        let (value, format) = (Unchecked(value), Unchecked(format))
        self.init(
            read: { format.value.locale($0).format(value.value.wrappedValue) },
            write: { typed, locale in
                if let read = TypedValue.read(typed, format.value, locale) { value.value.wrappedValue = read }
            })
    }

    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) where F.FormatOutput == String {
        let (value, format) = (Unchecked(value), Unchecked(format))
        self.init(
            read: { locale in value.value.wrappedValue.map { format.value.locale(locale).format($0) } ?? "" },
            write: { typed, locale in value.value.wrappedValue = TypedValue.read(typed, format.value, locale) })
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(content: TextFieldContent(text), prompt: prompt, label: Text(titleKey))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(content: TextFieldContent(text), prompt: prompt, label: Text(title))
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(titleKey, text: text)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) { self.init(title, text: text) }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(titleKey, text: text, prompt: prompt)
    }
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        var content = TextFieldContent(text)
        content.commit = onMainActor(onCommit)
        self.init(content: content, prompt: nil, label: Text(titleKey))
    }

    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(content: TextFieldContent(value, format), prompt: prompt, label: Text(titleKey))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(content: TextFieldContent(value, format), prompt: prompt, label: Text(title))
    }
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(content: TextFieldContent(value, format), prompt: prompt, label: Text(titleKey))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(content: TextFieldContent(value, format), prompt: prompt, label: Text(title))
    }
}

extension TextField {
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(content: TextFieldContent(text), prompt: prompt, label: label())
    }
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(content: TextFieldContent(value, format), prompt: prompt, label: label())
    }
}
