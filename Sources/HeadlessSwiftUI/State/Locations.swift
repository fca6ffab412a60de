final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
    private let value: Value
    init(_ value: Value) { self.value = value }
    override func get() -> Value { value }
    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ConstantLocation<Value> else { return false }
        return Sameness.same(value, other.value)
    }
}

/// `Binding(get:set:)`: what it reads cannot be known, so two of them are never the same.
final class FunctionLocation<Value>: Location<Value>, @unchecked Sendable {
    private let read: () -> Value
    private let write: (Value) -> Void
    init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
        self.read = read
        self.write = write
    }
    override func get() -> Value { read() }
    override func set(_ value: Value) { write(value) }
}

/// `$draft.name`: a field of what the parent holds.
final class PathLocation<Root, Value>: Location<Value>, @unchecked Sendable {
    private let parent: Location<Root>
    private let path: WritableKeyPath<Root, Value>
    init(parent: Location<Root>, path: WritableKeyPath<Root, Value>) {
        self.parent = parent
        self.path = path
    }
    override func get() -> Value { parent.get()[keyPath: path] }
    override func set(_ value: Value) {
        var root = Tracking.untracked { parent.get() }
        root[keyPath: path] = value
        parent.set(root)
    }
    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? PathLocation<Root, Value> else { return false }
        return path == other.path && parent.isSame(as: other.parent)
    }
}

/// `$items[3]`: an element by its index, which traps where the index is gone.
final class IndexLocation<Elements: MutableCollection>: Location<Elements.Element>, @unchecked Sendable {
    private let parent: Location<Elements>
    private let index: Elements.Index
    init(parent: Location<Elements>, index: Elements.Index) {
        self.parent = parent
        self.index = index
    }
    override func get() -> Elements.Element { parent.get()[index] }
    override func set(_ value: Elements.Element) {
        var elements = Tracking.untracked { parent.get() }
        elements[index] = value
        parent.set(elements)
    }
    override func isSame(as other: Location<Elements.Element>) -> Bool {
        guard let other = other as? IndexLocation<Elements> else { return false }
        return index == other.index && parent.isSame(as: other.parent)
    }
}

/// A field of an object: reading it is tracked by Observation, not here.
final class ObjectLocation<Root: AnyObject, Value>: Location<Value>, @unchecked Sendable {
    private let root: Root
    private let path: ReferenceWritableKeyPath<Root, Value>
    init(root: Root, path: ReferenceWritableKeyPath<Root, Value>) {
        self.root = root
        self.path = path
    }
    override func get() -> Value { root[keyPath: path] }
    override func set(_ value: Value) { root[keyPath: path] = value }
    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Root, Value> else { return false }
        return root === other.root && path == other.path
    }
}
