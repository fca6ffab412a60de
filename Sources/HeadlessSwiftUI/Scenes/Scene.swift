public import Foundation
public import Observation

/// A window of an app.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    @MainActor @preconcurrency
    static func headlessScene(of scene: Self, in context: GraphContext) -> [GraphPart]
}

extension Scene {
    @MainActor public static func headlessScene(of scene: Self, in context: GraphContext) -> [GraphPart] {
        Body.headlessScene(of: scene.body, in: context.step(0))
    }
}

extension Never: Scene {}

@MainActor @preconcurrency
public protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    @MainActor public var body: Never { trap("\(Self.self) has no body") }
}

/// The window of an app.
public nonisolated struct WindowGroup<Content: View>: PrimitiveScene {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public static func headlessScene(of scene: Self, in context: GraphContext) -> [GraphPart] {
        context.make(scene.content)
    }
}

/// Several scenes: the first is on screen.
public nonisolated struct TupleScene<First: Scene>: PrimitiveScene {
    let first: First

    @MainActor public static func headlessScene(of scene: Self, in context: GraphContext) -> [GraphPart] {
        First.headlessScene(of: scene.first, in: context)
    }
}

@resultBuilder
public enum SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<First: Scene, each Rest: Scene>(
        _ first: First, _ rest: repeat each Rest
    ) -> TupleScene<First> { TupleScene(first: first) }
}

nonisolated struct EnvironmentScene<Content: Scene>: PrimitiveScene {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    @MainActor static func headlessScene(of scene: Self, in context: GraphContext) -> [GraphPart] {
        var inner = context
        scene.change(&inner.environment)
        return Content.headlessScene(of: scene.content, in: inner)
    }
}

extension Scene {
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        EnvironmentScene(content: self) { $0[keyPath: keyPath] = value }
    }
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        EnvironmentScene(content: self) { $0.setObject(object) }
    }
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        EnvironmentScene(content: self) { $0.setObject(object) }
    }
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
}
