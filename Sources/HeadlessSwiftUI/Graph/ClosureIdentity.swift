/// Whether two closures are one: their code is the same, and so is what they captured, not only what it looks like. A
/// closure that captures is another each time it is written, so that what it reads of a plain object is read again, as
/// SwiftUI does where a body runs again.
enum ClosureIdentity {
    private struct Parts {
        let code: UInt
        let context: UInt
    }

    static func same<Closure>(_ one: Closure, _ other: Closure) -> Bool {
        guard MemoryLayout<Closure>.size == MemoryLayout<Parts>.size else { return false }
        let (left, right) = (parts(of: one), parts(of: other))
        return left.code == right.code && left.context == right.context
    }

    private static func parts<Closure>(of closure: Closure) -> Parts {
        withUnsafeBytes(of: closure) { $0.load(as: Parts.self) }
    }
}
