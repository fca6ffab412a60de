public import Foundation

extension Screen {
    /// What the program shows when it is launched: the screen of its `@main` app where it has one, else `view`.
    ///
    /// Emitted where it is called, since the program's entry point is looked for in the library of the caller.
    @_alwaysEmitIntoClient
    public static func launched<V: View>(
        _ view: @autoclosure () -> V, settings: ScreenSettings = ScreenSettings()
    ) -> Screen {
        appScreen(entryPoint: dlsym(nil, "learner_main"), settings) ?? Screen(view(), settings: settings)
    }

    /// Nil where there is no entry point, or it starts no app.
    public static func appScreen(entryPoint: UnsafeMutableRawPointer?, _ settings: ScreenSettings) -> Screen? {
        typealias Main = @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32
        guard let entryPoint else { return nil }
        var screen: Screen?
        AppLaunch.handler = { screen = $0.screen(settings) }
        defer { AppLaunch.handler = nil }
        _ = unsafeBitCast(entryPoint, to: Main.self)(0, nil)
        return screen
    }
}

extension App {
    fileprivate static func screen(_ settings: ScreenSettings) -> Screen { Screen(app: Self.self, settings: settings) }
}
