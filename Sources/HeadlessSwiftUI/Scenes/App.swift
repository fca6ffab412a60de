/// A program with a screen.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    public static func main() { AppLaunch.run(Self.self) }
}

/// What happens where a program with `@main` starts.
public enum AppLaunch {
    /// Takes the app instead of running it: a host drives it with `Screen(app:)`.
    @MainActor public static var handler: (@MainActor (any App.Type) -> Void)?

    @MainActor
    static func run<A: App>(_ app: A.Type) {
        if let handler { return handler(app) }
        let screen = Screen(app: app)
        print(screen.text)
        for note in screen.notes { print("note: \(note)") }
    }
}
