/// An `ObservableObject` that the view's place on the screen owns.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: GraphProperty {
    private let make: () -> ObjectType
    private var object: ObjectType?

    public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { make = wrappedValue }

    public var wrappedValue: ObjectType { object ?? make() }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    mutating func connect(_ node: Node, slot: Int) -> Bool {
        let known = node.slots[slot] as? ObjectType ?? make()
        node.slots[slot] = known
        object = known
        node.readObject(known)
        return false
    }
}
