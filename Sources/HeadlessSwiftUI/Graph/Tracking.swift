import Foundation

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Who reads at the moment. Bodies run on the main actor only, whose thread need not be the process's first.
enum Tracking {
    nonisolated(unsafe) static var reader: Node?
    /// The thread that the main actor was last seen on.
    nonisolated(unsafe) private static var thread: pthread_t?

    static var isOnMainActor: Bool { thread.map { pthread_equal($0, pthread_self()) != 0 } ?? Thread.isMainThread }

    @MainActor
    static func enter() { thread = pthread_self() }

    /// How often an `ObservableObject` said that it changes. Who reads its properties in a closure is not known, so
    /// closures made before are other ones after it.
    nonisolated(unsafe) static var publications = 0

    static func onMain(_ action: @escaping @Sendable () -> Void) {
        if isOnMainActor {
            action()
        } else {
            DispatchQueue.main.async(execute: action)
        }
    }

    /// What `read` reads is nobody's input.
    static func untracked<Value>(_ read: () -> Value) -> Value {
        let outer = reader
        reader = nil
        defer { reader = outer }
        return read()
    }
}
