/// A field of an `ObservableObject`: whoever reads it through a binding reads the object, however far down the binding went.
final class PublishedLocation<Root: ObservableObject, Value>: Location<Value>, @unchecked Sendable {
    private let root: Root
    private let path: ReferenceWritableKeyPath<Root, Value>

    init(root: Root, path: ReferenceWritableKeyPath<Root, Value>) {
        self.root = root
        self.path = path
    }

    override func get() -> Value {
        ObjectPublishers.noteReader(of: root)
        return root[keyPath: path]
    }

    override func set(_ value: Value) { root[keyPath: path] = value }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? PublishedLocation<Root, Value> else { return false }
        return root === other.root && path == other.path
    }
}
