/// Where a binding reads and writes.
class Location<Value>: @unchecked Sendable {
    func get() -> Value { trap("A location must say what it holds") }
    func set(_ value: Value) {}
    func isSame(as other: Location<Value>) -> Bool { self === other }
}
