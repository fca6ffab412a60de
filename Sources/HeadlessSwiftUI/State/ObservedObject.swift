/// An `ObservableObject` that somebody else owns.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: InputProperty {
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType
        public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
        {
            Binding(location: PublishedLocation(root: object, path: path))
        }
    }

    mutating func connect(_ node: Node, slot: Int) -> Bool {
        node.readObject(wrappedValue)
        return false
    }

    func isSameInput(as other: Self) -> Bool { wrappedValue === other.wrappedValue }
}

extension Node {
    /// A view depends on every change of an `ObservableObject` that it holds, read or not.
    func readObject<Object: ObservableObject>(_ object: Object) {
        let outer = Tracking.reader
        Tracking.reader = self
        defer { Tracking.reader = outer }
        ObjectPublishers.noteReader(of: object)
    }
}
