import Foundation

/// Who reads at the moment. Bodies run on the main thread only.
enum Tracking {
    nonisolated(unsafe) static var reader: Node?

    static func onMain(_ action: @escaping @Sendable () -> Void) {
        if Thread.isMainThread {
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
