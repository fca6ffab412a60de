import Foundation

/// Kept for the scene: like `@State` here, since there is one run of one scene.
@propertyWrapper
public struct SceneStorage<Value>: GraphProperty {
    private var state: State<Value>

    public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding<Value> { state.projectedValue }

    mutating func connect(_ node: Node, slot: Int) -> Bool { state.connect(node, slot: slot) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) { state = State(wrappedValue: nil) }
}

/// A number that grows with the text size: always the standard size here.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    public let wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(wrappedValue: Value, relativeTo style: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

/// What a gesture holds while it lasts; none lasts here.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    public let wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(initialValue: Value) { wrappedValue = initialValue }
    public var projectedValue: GestureState<Value> { self }
}

/// A name space for matched effects.
@propertyWrapper
public struct Namespace: DynamicProperty {
    public struct ID: Hashable, Sendable { let id = UUID() }
    public let wrappedValue = ID()
    public init() {}
}
