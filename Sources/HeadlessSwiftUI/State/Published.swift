/// A property of an `ObservableObject` whose change is announced.
@propertyWrapper
public struct Published<Value> {
    private var value: Value

    public init(wrappedValue: Value) { value = wrappedValue }
    public init(initialValue: Value) { value = initialValue }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { trap("@Published is only available on properties of classes") }
        set { trap("@Published is only available on properties of classes \(newValue)") }
    }

    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped _: ReferenceWritableKeyPath<Object, Value>,
        storage path: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: path].value }
        set {
            if let observable = object as? any ObservableObject { announce(observable) }
            object[keyPath: path].value = newValue
        }
    }

    private static func announce<Object: ObservableObject>(_ object: Object) {
        if let reader = Tracking.reader {
            reader.runtime.note(
                .changedDuringUpdate,
                "\(reader.studentName): Publishing changes from within view updates is not allowed, this will cause "
                    + "undefined behavior.")
        }
        (object.objectWillChange as? ObservableObjectPublisher)?.send()
    }
}

extension Published: @unchecked Sendable where Value: Sendable {}
