/// Whether the two are equal by their own type's `==`. Harnesses ask here: an operator that a student's file declares is not
/// in reach.
public func areEqual<Value: Equatable>(_ one: Value, _ other: Value) -> Bool { one == other }
