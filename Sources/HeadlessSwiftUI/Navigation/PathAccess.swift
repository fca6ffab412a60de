/// How a stack reads and writes the path that it was given.
struct PathAccess {
    let read: () -> [AnyHashable]
    /// False where the path cannot hold the value.
    let append: @MainActor (AnyHashable) -> Bool
    let removeLast: @MainActor (Int) -> Void

    init(_ path: Binding<NavigationPath>) {
        read = { path.wrappedValue.values }
        append = {
            path.wrappedValue.values.append($0)
            return true
        }
        removeLast = { path.wrappedValue.removeLast(min($0, path.wrappedValue.count)) }
    }

    init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>)
    where Data.Element: Hashable {
        let safe = Unchecked(path)
        read = { path.wrappedValue.map { AnyHashable($0) } }
        append = {
            guard let value = $0.base as? Data.Element else { return false }
            safe.value.wrappedValue.append(value)
            return true
        }
        removeLast = { count in
            var changed = safe.value.wrappedValue
            for _ in 0..<min(count, changed.count) { changed.remove(at: changed.index(before: changed.endIndex)) }
            safe.value.wrappedValue = changed
        }
    }
}
