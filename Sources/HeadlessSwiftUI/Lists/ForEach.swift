/// Views made from data: each row is known by its id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
    /// Of a plain range: only what it was at first is read.
    var isConstant = false
}

extension ForEach: View where Content: View {
    @MainActor public var body: Never { trap("ForEach has no body") }

    @MainActor public static func headlessParts(of view: Self, in context: GraphContext) -> [GraphPart] {
        if let known = context.node.takeChild(context.path, ForEachNode<Data, ID, Content>.self) {
            known.accept(view, context)
            return [GraphPart(.node(known))]
        }
        let made = ForEachNode(view, context)
        context.node.addChild(made)
        made.evaluate()
        return [GraphPart(.node(made))]
    }
}

extension ForEach where Content: View {
    @_disfavoredOverload
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    @_disfavoredOverload
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 }, isConstant: true)
    }
}

extension ForEach where Content: View {
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == BindingRows<C>, ID == C.Element.ID, C.Element: Identifiable {
        self.init(data: BindingRows(data), content: content, id: { $0.wrappedValue.id })
    }

    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == BindingRows<C> {
        self.init(data: BindingRows(data), content: content, id: { $0.wrappedValue[keyPath: id] })
    }
}
