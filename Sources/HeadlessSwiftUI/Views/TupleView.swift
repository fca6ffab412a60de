/// Several views written one after the other.
public nonisolated struct TupleView<each Content: View>: View {
    let content: (repeat each Content)

    init(_ content: repeat each Content) { self.content = (repeat each content) }

    @MainActor public var body: Never { trap("TupleView has no body") }

    @MainActor public static func headlessParts(of view: Self, in context: GraphContext) -> [GraphPart] {
        var parts: [GraphPart] = []
        var index = 0
        for child in repeat each view.content {
            parts += context.make(child, at: index)
            index += 1
        }
        return parts
    }
}
