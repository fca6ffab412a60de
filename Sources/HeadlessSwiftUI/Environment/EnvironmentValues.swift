/// Everything that is handed down the tree. A copy shares its storage until one of them changes.
public struct EnvironmentValues: @unchecked Sendable {
    private final class Storage {
        var entries: [ObjectIdentifier: EnvironmentEntry]
        init(_ entries: [ObjectIdentifier: EnvironmentEntry]) { self.entries = entries }
    }
    private var storage = Storage([:])

    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { self[ObjectIdentifier(key)] ?? Key.defaultValue }
        set { self[ObjectIdentifier(key)] = newValue }
    }

    private subscript<Value>(id: ObjectIdentifier) -> Value? {
        get { (storage.entries[id] as? TypedEnvironmentEntry<Value>)?.value }
        set {
            var entries = storage.entries
            entries[id] = newValue.map { TypedEnvironmentEntry($0) }
            storage = Storage(entries)
        }
    }

    func object<Object: AnyObject>(of type: Object.Type) -> Object? { self[ObjectIdentifier(type)] }

    mutating func setObject<Object: AnyObject>(_ object: Object?) { self[ObjectIdentifier(Object.self)] = object }

    func isSame(as other: EnvironmentValues) -> Bool {
        if storage === other.storage { return true }
        guard storage.entries.count == other.storage.entries.count else { return false }
        return storage.entries.allSatisfy { id, entry in
            guard let theirs = other.storage.entries[id] else { return false }
            return entry === theirs || entry.isSame(as: theirs)
        }
    }
}

class EnvironmentEntry {
    func isSame(as other: EnvironmentEntry) -> Bool { self === other }
}

final class TypedEnvironmentEntry<Value>: EnvironmentEntry {
    let value: Value
    init(_ value: Value) { self.value = value }
    override func isSame(as other: EnvironmentEntry) -> Bool {
        guard let other = other as? TypedEnvironmentEntry<Value> else { return false }
        return Sameness.same(value, other.value)
    }
}
