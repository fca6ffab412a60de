/// A value that is one text on the wire.
protocol WireScalar {
    /// Nil where `wireText` says no such value.
    init?(wireText: String)
    /// Equal values have equal texts.
    var wireText: String { get }
}

extension String: WireScalar {
    init?(wireText: String) { self = wireText }
    var wireText: String { self }
}

extension Bool: WireScalar {
    init?(wireText: String) { self.init(wireText) }
    var wireText: String { String(self) }
}

extension WireScalar where Self: FixedWidthInteger {
    /// Decimal digits as they are written here, so that a number has one text.
    init?(wireText: String) {
        guard let number = Self(wireText), String(number) == wireText else { return nil }
        self = number
    }

    var wireText: String { String(self) }
}

extension Int: WireScalar {}
extension Int8: WireScalar {}
extension Int16: WireScalar {}
extension Int32: WireScalar {}
extension Int64: WireScalar {}
extension UInt: WireScalar {}
extension UInt8: WireScalar {}
extension UInt16: WireScalar {}
extension UInt32: WireScalar {}
extension UInt64: WireScalar {}

extension WireScalar where Self: BinaryFloatingPoint & LosslessStringConvertible {
    init?(wireText: String) { self.init(wireText) }

    /// The shortest text that gives the number back; both zeros, which are equal, are `0.0`.
    var wireText: String { self == 0 ? "0.0" : description }
}

extension Double: WireScalar {}
extension Float: WireScalar {}
