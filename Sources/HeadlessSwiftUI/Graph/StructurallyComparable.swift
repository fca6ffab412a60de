import Foundation

/// Values that are compared by what they hold, never by a student's own `==` (which may look at the id alone).
protocol StructurallyComparable {
    func isStructurallySame(as other: Self) -> Bool
}

extension StructurallyComparable where Self: Equatable {
    func isStructurallySame(as other: Self) -> Bool { self == other }
}

extension String: StructurallyComparable {}
extension Substring: StructurallyComparable {}
extension Date: StructurallyComparable {}
extension UUID: StructurallyComparable {}
extension URL: StructurallyComparable {}
extension Data: StructurallyComparable {}
extension Decimal: StructurallyComparable {}
extension Locale: StructurallyComparable {}
extension Calendar: StructurallyComparable {}
extension TimeZone: StructurallyComparable {}
extension AnyHashable: StructurallyComparable {}
extension IndexSet: StructurallyComparable {}

extension Optional: StructurallyComparable {
    func isStructurallySame(as other: Self) -> Bool {
        switch (self, other) {
        case (nil, nil): true
        case (let one?, let other?): Sameness.same(one, other)
        default: false
        }
    }
}

extension Array: StructurallyComparable {
    func isStructurallySame(as other: Self) -> Bool {
        guard count == other.count else { return false }
        let shared = withUnsafeBufferPointer { left in
            other.withUnsafeBufferPointer { left.baseAddress == $0.baseAddress }
        }
        return shared || zip(self, other).allSatisfy { Sameness.same($0, $1) }
    }
}

/// Whether two values hold the same, field by field. "No" where it cannot tell: then a body runs once more.
enum Sameness {
    static func same<Value>(_ one: Value, _ other: Value) -> Bool {
        TypeLayout.of(Value.self).same(one, other)
    }
}
