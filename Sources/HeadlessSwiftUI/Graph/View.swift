/// A part of a screen. Composites say what they are made of in `body`; the module's own views override the hidden
/// requirement instead.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// What `view` puts on the screen. Not for students: everything but the module's own views uses the default.
    @MainActor @preconcurrency
    static func headlessParts(of view: Self, in context: GraphContext) -> [GraphPart]
}

extension View {
    @MainActor public static func headlessParts(of view: Self, in context: GraphContext) -> [GraphPart] {
        context.composite(view)
    }
}

extension Never: View {
    @MainActor public var body: Never { trap("A view without a body was asked for one") }
}

/// A view that the module makes itself.
@MainActor @preconcurrency
public protocol PrimitiveView: View where Body == Never {
    @MainActor @preconcurrency func parts(in context: GraphContext) -> [GraphPart]
}

extension PrimitiveView {
    @MainActor public var body: Never { trap("\(Self.self) has no body") }

    @MainActor public static func headlessParts(of view: Self, in context: GraphContext) -> [GraphPart] {
        view.parts(in: context)
    }
}
