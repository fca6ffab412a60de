/// Whether two closures do the same: their code is the same, and so is, byte for byte, what they captured. Captured
/// values that only look different make them different: then something runs once more than needed.
enum ClosureIdentity {
    private struct Parts {
        let code: UInt
        let context: UInt
    }

    static func same<Closure>(_ one: Closure, _ other: Closure) -> Bool {
        guard MemoryLayout<Closure>.size == MemoryLayout<Parts>.size else { return false }
        let (left, right) = (parts(of: one), parts(of: other))
        guard left.code == right.code else { return false }
        return left.context == right.context || sameCaptures(left.context, right.context)
    }

    private static func parts<Closure>(of closure: Closure) -> Parts {
        withUnsafeBytes(of: closure) { $0.load(as: Parts.self) }
    }

    /// Only contexts that the compiler made for captures are looked into, never objects of classes.
    private static func sameCaptures(_ left: UInt, _ right: UInt) -> Bool {
        guard let one = UnsafeRawPointer(bitPattern: left), let other = UnsafeRawPointer(bitPattern: right) else {
            return false
        }
        let metadata = one.load(as: UInt.self)
        guard metadata == other.load(as: UInt.self), let kind = UnsafePointer<UInt>(bitPattern: metadata)?.pointee,
            kind == heapLocalVariable
        else { return false }
        let size = MemoryBytes.size(ofAllocated: one)
        guard size == MemoryBytes.size(ofAllocated: other), size > header else { return false }
        return MemoryBytes.areSame(one + header, other + header, size - header)
    }

    /// The metadata kind of captures (swift/ABI/MetadataKind.def).
    private static let heapLocalVariable: UInt = 0x400
    /// Metadata and reference count.
    private static let header = 16
}
