/// Rows, one below the other.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
    let selection: ListSelection<SelectionValue>
    let content: Content

    init(selection: ListSelection<SelectionValue>, content: Content) {
        self.selection = selection
        self.content = content
    }

    @MainActor public var body: some View {
        ListView(content: content, selected: selection.selected(), select: selection.select)
    }
}

/// What the rows of a list choose.
struct ListSelection<Value: Hashable> {
    let selected: () -> Set<Value>
    let select: (@MainActor (Value) -> Void)?

    static var none: ListSelection { ListSelection(selected: { [] }, select: nil) }

    init(selected: @escaping () -> Set<Value>, select: (@MainActor (Value) -> Void)?) {
        self.selected = selected
        self.select = select
    }
    init(_ binding: Binding<Value?>?) {
        guard let binding else {
            self = .none
            return
        }
        let safe = Unchecked(binding)
        self.init(
            selected: { binding.wrappedValue.map { [$0] } ?? [] }, select: { safe.value.wrappedValue = $0 })
    }
    init(_ binding: Binding<Set<Value>>?) {
        guard let binding else {
            self = .none
            return
        }
        let safe = Unchecked(binding)
        self.init(
            selected: { binding.wrappedValue },
            select: { safe.value.wrappedValue.formSymmetricDifference([$0]) })
    }
}

nonisolated struct ListView<Selection: Hashable, Content: View>: PrimitiveView {
    let content: Content
    let selected: Set<Selection>
    let select: (@MainActor (Selection) -> Void)?

    @MainActor func parts(in context: GraphContext) -> [GraphPart] {
        var inner = context
        inner.editing = RowEditing()
        let element = LiveElement(.list, parts: inner.make(content))
        let (selected, select) = (selected, select)
        element.assemble = { list, _ in
            list.children = ListRows.rows(of: list.children)
            if let select { ListRows.choose(in: list.children, selected, select) }
        }
        return [.element(element)]
    }
}

enum ListRows {
    static func rows(of elements: [Resolved]) -> [Resolved] {
        elements.map { element in
            switch element.role {
            case .section:
                let section = element.copy()
                section.children = rows(of: element.children)
                return section
            case .header, .footer, .row: return element
            default: return element.asRow()
            }
        }
    }

    @MainActor
    static func choose<Value: Hashable>(
        in rows: [Resolved], _ selected: Set<Value>, _ select: @escaping @MainActor (Value) -> Void
    ) {
        for row in rows {
            if row.role == .section { choose(in: row.children, selected, select) }
            guard row.role == .row, let value = row.traits.tag?.matching(Value.self) else { continue }
            row.isSelected = selected.contains(value)
            row.handlers.tap = { select(value) }
        }
    }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { self.init(selection: .none, content: content()) }

    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: .none, content: ForEach(data, content: rowContent))
    }

    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: .none, content: ForEach(data, id: id, content: rowContent))
    }

    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: .none, content: ForEach(data, content: rowContent))
    }

    public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == ForEach<BindingRows<C>, C.Element.ID, RowContent>, C.Element: Identifiable {
        self.init(selection: .none, content: ForEach(data, content: rowContent))
    }

    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == ForEach<BindingRows<C>, ID, RowContent> {
        self.init(selection: .none, content: ForEach(data, id: id, content: rowContent))
    }
}

extension List {
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection: ListSelection(selection), content: content())
    }
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection: ListSelection(selection), content: content())
    }
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: ListSelection(selection), content: ForEach(data, content: rowContent))
    }
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: ListSelection(selection), content: ForEach(data, content: rowContent))
    }
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
    }
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
    }
}
