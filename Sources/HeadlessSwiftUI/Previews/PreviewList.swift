/// The previews of a program that was compiled for them, as the macro `#Preview` adds them.
@MainActor
public enum PreviewList {
    public struct Entry {
        public let name: String?
        let make: @MainActor () -> any View

        /// The preview on a screen of its own.
        @MainActor
        public func screen(_ settings: ScreenSettings = ScreenSettings()) -> Screen {
            Screen(AnyView(make()), settings: settings)
        }
    }

    public private(set) static var entries: [Entry] = []

    public static func add(_ name: String?, @ViewBuilder _ make: @escaping @MainActor () -> any View) {
        entries.append(Entry(name: name, make: make))
    }
}
