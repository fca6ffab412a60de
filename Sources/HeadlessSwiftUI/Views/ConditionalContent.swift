/// One of two views: they never share state.
public nonisolated enum ConditionalContent<First: View, Second: View>: View {
    case first(First)
    case second(Second)

    @MainActor public var body: Never { trap("ConditionalContent has no body") }

    @MainActor public static func headlessParts(of view: Self, in context: GraphContext) -> [GraphPart] {
        switch view {
        case .first(let content): context.make(content, at: 1)
        case .second(let content): context.make(content, at: 2)
        }
    }
}

extension Optional: View where Wrapped: View {
    @MainActor public var body: Never { trap("Optional has no body") }

    @MainActor public static func headlessParts(of view: Self, in context: GraphContext) -> [GraphPart] {
        guard let view else { return [] }
        return context.make(view)
    }
}
