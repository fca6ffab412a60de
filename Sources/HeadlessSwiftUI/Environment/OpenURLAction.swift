public import Foundation

/// What is done with an address that a link leads to. By itself nothing is opened here.
@MainActor @preconcurrency
public struct OpenURLAction {
    public struct Result: Sendable, Equatable {
        let isAccepted: Bool
        public static let handled = Result(isAccepted: true)
        public static let discarded = Result(isAccepted: false)
        public static let systemAction = Result(isAccepted: true)
        public static func systemAction(_ url: URL) -> Result { .systemAction }
    }

    private let handler: @MainActor (URL) -> Result

    nonisolated public init(handler: @escaping @MainActor (URL) -> Result) {
        self.handler = handler
    }

    public func callAsFunction(_ url: URL) {
        _ = handler(url)
    }

    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        completion(handler(url).isAccepted)
    }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
