/// A screen that can be read and used: what a user sees, and what a user can do.
///
/// Every action runs what it sets off (state, observation, `onChange`, tasks) before it returns.
@MainActor
public final class Screen {
    let runtime = Runtime()
    let root: Node

    public init<V: View>(_ view: V, settings: ScreenSettings = ScreenSettings()) {
        root = CompositeNode(
            RootView(content: view), environment: settings.environment, key: 0, parent: nil, runtime: runtime)
        start()
    }

    public init<A: App>(app: A.Type, settings: ScreenSettings = ScreenSettings()) {
        root = AppNode<A>(environment: settings.environment, runtime: runtime)
        start()
    }

    private func start() {
        runtime.settle { root.evaluate() }
    }

    // MARK: reading

    /// What SwiftUI would warn of, and what this module does not do, in order.
    public var notes: [ScreenNote] {
        _ = layers
        return runtime.notes
    }

    /// How often a body of this type ran.
    public func evaluations<V: View>(of type: V.Type) -> Int { runtime.evaluations(of: type) }

    /// Everything on screen, from the bottom layer to the topmost one.
    public var elements: [ScreenElement] { layers.map { ScreenElement($0) } }

    /// The screen as text: one element on a line, what is presented last.
    public var text: String { ScreenText.lines(of: elements).joined(separator: "\n") }

    /// The screen as a message shows it: the first lines of a long one.
    var excerpt: String {
        let lines = ScreenText.lines(of: elements)
        guard lines.count > 60 else { return lines.joined(separator: "\n") }
        return (lines.prefix(60) + ["… and \(lines.count - 60) more lines"]).joined(separator: "\n")
    }

    /// The first element that matches on the topmost layer.
    public func element(_ target: ScreenTarget) throws(ScreenError) -> ScreenElement {
        ScreenElement(try find(target).element)
    }

    /// Whether something on the topmost layer matches.
    public func shows(_ target: ScreenTarget) -> Bool { ElementSearch.first(target, in: top) != nil }

    /// How many elements match on the topmost layer.
    public func count(_ target: ScreenTarget) -> Int { ElementSearch.all(target, in: top).count }

    var layers: [Resolved] {
        let base = root.resolve()
        let screen = Resolved(.screen)
        screen.children = base.elements
        PageBars.noteLost(base.bars, runtime)
        return [screen] + runtime.layers.map { $0.node.element() }
    }

    var top: Resolved {
        if let layer = runtime.layers.last { return layer.node.element() }
        let screen = Resolved(.screen)
        screen.children = root.resolve().elements
        return screen
    }

    func find(_ target: ScreenTarget) throws(ScreenError) -> ElementPath {
        if let found = ElementSearch.first(target, in: top) { return found }
        let covered = layers.dropLast().contains { ElementSearch.first(target, in: $0) != nil }
        guard covered, let cover = layers.last else { throw .notFound(what: "\(target)", screen: excerpt) }
        throw .covered(what: "\(target)", by: ScreenText.name(of: cover.role), screen: excerpt)
    }

    func run(_ action: @MainActor () -> Void) {
        runtime.settle(after: action)
    }
}

/// The root: state of the outermost view needs a node too.
nonisolated struct RootView<Content: View>: View {
    let content: Content
    @MainActor var body: Content { content }
}
