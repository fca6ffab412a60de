public import Foundation

/// A value kept in the user defaults under a key; all views with that key share it.
@propertyWrapper
public struct AppStorage<Value>: GraphProperty {
    private let location: StorageLocation<Value>

    init(_ key: String, _ store: UserDefaults?, read: @escaping (Any?) -> Value, write: @escaping (Value) -> Any?) {
        location = StorageLocation(key: key, store: store ?? .standard, decode: read, encode: write)
    }

    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue) }
    }

    public var projectedValue: Binding<Value> { Binding(location: location) }

    mutating func connect(_ node: Node, slot: Int) -> Bool { false }
}

/// Reads and writes one key. Who reads is kept per key, since every view value has its own location.
final class StorageLocation<Value>: Location<Value>, @unchecked Sendable {
    private let key: String
    private let store: UserDefaults
    private let decode: (Any?) -> Value
    private let encode: (Value) -> Any?

    init(key: String, store: UserDefaults, decode: @escaping (Any?) -> Value, encode: @escaping (Value) -> Any?) {
        (self.key, self.store, self.decode, self.encode) = (key, store, decode, encode)
    }

    override func get() -> Value {
        StorageReaders.byKey[key, default: Readers()].note()
        return decode(store.object(forKey: key))
    }

    override func set(_ value: Value) {
        if let encoded = encode(value) { store.set(encoded, forKey: key) } else { store.removeObject(forKey: key) }
        StorageReaders.byKey[key]?.invalidateAll()
    }

    override func isSame(as other: Location<Value>) -> Bool { (other as? StorageLocation<Value>)?.key == key }
}

enum StorageReaders {
    nonisolated(unsafe) static var byKey: [String: Readers] = [:]
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store, read: { ($0 as? NSNumber)?.boolValue ?? wrappedValue }, write: { $0 })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store, read: { ($0 as? NSNumber)?.intValue ?? wrappedValue }, write: { $0 })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store, read: { ($0 as? NSNumber)?.doubleValue ?? wrappedValue }, write: { $0 })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store, read: { $0 as? String ?? wrappedValue }, write: { $0 })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store, read: { $0 as? Data ?? wrappedValue }, write: { $0 })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(
            key, store, read: { ($0 as? NSNumber).flatMap { Value(rawValue: $0.intValue) } ?? wrappedValue },
            write: { $0.rawValue })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(
            key, store, read: { ($0 as? String).flatMap { Value(rawValue: $0) } ?? wrappedValue },
            write: { $0.rawValue })
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store, read: { $0 as? String }, write: { $0 })
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store, read: { ($0 as? NSNumber)?.intValue }, write: { $0 })
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, read: { ($0 as? NSNumber)?.boolValue }, write: { $0 })
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store, read: { ($0 as? NSNumber)?.doubleValue }, write: { $0 })
    }
}
