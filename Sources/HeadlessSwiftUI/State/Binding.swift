/// Access to a value that somebody else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: InputProperty {
    let location: Location<Value>
    public var transaction = Transaction()

    init(location: Location<Value>) { self.location = location }

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = FunctionLocation(read: get, write: set)
    }

    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        location = FunctionLocation(read: get, write: { set($0, Transaction()) })
    }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        location = FunctionLocation(
            read: { base.wrappedValue },
            write: { if let value = $0 { base.wrappedValue = value } })
    }

    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        location = FunctionLocation(read: { base.wrappedValue ?? first }, write: { base.wrappedValue = $0 })
    }

    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: PathLocation(parent: location, path: path))
    }

    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

    public func transaction(_ transaction: Transaction) -> Binding<Value> { self }

    mutating func connect(_ node: Node, slot: Int) -> Bool { false }

    func isSameInput(as other: Binding<Value>) -> Bool { location.isSame(as: other.location) }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Index { wrappedValue.startIndex }
    public var endIndex: Index { wrappedValue.endIndex }
    public var indices: Indices { wrappedValue.indices }
    public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
    public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }
    public subscript(position: Index) -> Binding<Value.Element> {
        Binding<Value.Element>(location: IndexLocation(parent: location, index: position))
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

extension Binding: @unchecked Sendable where Value: Sendable {}
