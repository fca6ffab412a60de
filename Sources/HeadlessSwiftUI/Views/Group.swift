/// Views that share modifiers, without a container.
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    @MainActor public var body: Never { trap("Group has no body") }
    @MainActor public static func headlessParts(of view: Self, in context: GraphContext) -> [GraphPart] {
        context.make(view.content)
    }
}
