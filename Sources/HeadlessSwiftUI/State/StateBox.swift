/// The storage of a `@State`: it lives as long as its node.
final class StateBox<Value>: Location<Value>, @unchecked Sendable {
    private var value: Value
    private var readers = Readers()
    private weak var owner: Node?

    init(_ value: Value, owner: Node?) {
        self.value = value
        self.owner = owner
    }

    override func get() -> Value {
        readers.note()
        return value
    }

    override func set(_ new: Value) {
        if let reader = Tracking.reader {
            reader.runtime.note(
                .changedDuringUpdate,
                "\(reader.studentName): modifying state during view update; this causes undefined behavior.")
        }
        let same = Sameness.same(value, new)
        value = new
        if !same { readers.invalidateAll() }
    }
}
