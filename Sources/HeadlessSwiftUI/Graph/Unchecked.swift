/// A value that stays on the main thread although the compiler cannot see it.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// A student's closure, which is only called on the main thread.
func onMainActor(_ action: @escaping () -> Void) -> @MainActor () -> Void {
    let box = Unchecked(action)
    return { box.value() }
}
