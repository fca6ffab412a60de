/// A value that belongs to a view's place on the screen and survives the view being made again.
@propertyWrapper
public struct State<Value>: GraphProperty {
    private var initial: Value
    private var box: StateBox<Value>?

    public init(wrappedValue: Value) { initial = wrappedValue }
    public init(initialValue: Value) { initial = initialValue }

    public var wrappedValue: Value {
        get { box?.get() ?? initial }
        nonmutating set { box?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        guard let box else { return .constant(initial) }
        return Binding(location: box)
    }

    mutating func connect(_ node: Node, slot: Int) -> Bool {
        if let known = node.slots[slot] as? StateBox<Value> {
            box = known
        } else {
            let made = StateBox(initial, owner: node)
            node.slots[slot] = made
            box = made
        }
        return false
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}
