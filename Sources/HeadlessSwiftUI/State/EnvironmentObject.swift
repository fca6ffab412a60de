/// An `ObservableObject` that a view further up handed down.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: GraphProperty {
    private var object: ObjectType?

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            trap(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
                    + "\(ObjectType.self) may be missing as an ancestor of this view.")
        }
        return object
    }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    mutating func connect(_ node: Node, slot: Int) -> Bool {
        let found = node.environment.object(of: ObjectType.self)
        let differs = found !== object
        object = found
        if let found { node.readObject(found) }
        return differs
    }
}
