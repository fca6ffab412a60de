/// Closures are the same only if code and context are: two contexts with equal captures count as different.
enum ClosureIdentity {
    static func same<Closure>(_ one: Closure, _ other: Closure) -> Bool {
        withUnsafeBytes(of: one) { left in
            withUnsafeBytes(of: other) { right in left.elementsEqual(right) }
        }
    }
}
