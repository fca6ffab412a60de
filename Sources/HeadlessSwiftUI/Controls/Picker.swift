/// One of several values, known by their tags.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    @Binding private var selection: SelectionValue
    private let label: Label
    private let content: Content

    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        _selection = selection
        self.content = content()
        self.label = label()
    }

    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content, label: { label })
    }

    @MainActor public var body: some View {
        let selected = selection
        let binding = $selection
        var handlers = Handlers()
        handlers.choose = { tag in
            guard let value = tag.matching(SelectionValue.self) else { return false }
            binding.wrappedValue = value
            return true
        }
        return PickerView(
            control: ControlView(
                role: .picker, label: label, content: content, handlers: handlers,
                assemble: nil),
            selected: selected)
    }
}

/// A picker whose options are known once its content is made.
nonisolated struct PickerView<Label: View, Selection: Hashable, Content: View>: PrimitiveView {
    let control: ControlView<Label, Content>
    let selected: Selection

    @MainActor func parts(in context: GraphContext) -> [GraphPart] {
        var control = control
        let (selected, runtime) = (selected, context.node.runtime)
        control.assemble = { picker, content in PickerOptions.assemble(picker, content.elements, selected, runtime) }
        return control.parts(in: context)
    }

}

enum PickerOptions {
    static func assemble<Selection: Hashable>(
        _ picker: Resolved, _ elements: [Resolved], _ selected: Selection, _ runtime: Runtime
    ) {
        let options = elements.flatMap(options)
        picker.children = options
        picker.handlers.options = options
        for option in options { option.isSelected = option.traits.tag?.matching(Selection.self) == selected }
        let chosen = options.filter(\.isSelected)
        picker.value = chosen.first?.spoken ?? ""
        guard chosen.isEmpty else { return }
        runtime.note(
            .noMatchingTag,
            "Picker: the selection \"\(selected)\" is invalid and does not have an associated tag, this will give "
                + "undefined results.")
    }

    private static func options(_ element: Resolved) -> [Resolved] {
        guard element.traits.tag != nil else { return element.children.flatMap(options) }
        let option = Resolved(.option)
        option.label = element.spoken
        option.children = [element]
        option.traits.tag = element.traits.tag
        return [option]
    }
}

extension Picker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == HeadlessSwiftUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) {
            HeadlessSwiftUI.Label(titleKey, systemImage: systemImage)
        }
    }
}

extension View {
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        let known = Unchecked(Tag(value: AnyHashable(tag), includesOptional: includeOptional))
        return ModifiedElements(content: self) { element, _ in element.traits.tag = known.value }
    }
}
