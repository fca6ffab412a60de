public import Observation

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(location: ObjectLocation(root: wrappedValue, path: path))
    }
}

extension Bindable where Value: Observable & AnyObject {
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable: Sendable where Value: Sendable {}
