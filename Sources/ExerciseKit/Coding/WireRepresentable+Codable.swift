/// What is `Codable` has a form on the wire without further work: a case of an enumeration is the record of its name, a
/// structure the record of its type's name, beginning in lower case; numbers, truth values and text are text; arrays are
/// lists. A value that is missing is the record `nil`.
extension WireRepresentable where Self: Codable {
    public init?(wire: WireValue) {
        guard let value = try? WireDecoder.value(Self.self, from: wire) else { return nil }
        self = value
    }

    public var wire: WireValue { (try? WireEncoder.wire(self)) ?? .unwritable }
}

extension WireValue {
    /// Stands for a value whose type's own coding failed. No value is written so, and an oracle that gives it is refused.
    static let unwritable = WireValue.record("", [])
}
