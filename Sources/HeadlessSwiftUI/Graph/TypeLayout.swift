@_spi(Reflection) import Swift

/// How a type's stored fields are compared, and which of them are property wrappers. Read once per type.
final class TypeLayout: @unchecked Sendable {
    typealias Same = (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    typealias Connect = (UnsafeMutableRawPointer, Node, Int) -> Bool
    private struct Field {
        let offset: Int
        let same: Same
    }
    private struct Property {
        let offset: Int
        let connect: Connect
    }
    private let size: Int
    private var isPlain = false
    private var fields: [Field] = []
    private var properties: [Property] = []

    var hasProperties: Bool { !properties.isEmpty }

    nonisolated(unsafe) private static var known: [ObjectIdentifier: TypeLayout] = [:]

    static func of(_ type: Any.Type) -> TypeLayout {
        if let layout = known[ObjectIdentifier(type)] { return layout }
        let layout = TypeLayout(type)
        known[ObjectIdentifier(type)] = layout
        layout.read(type)
        return layout
    }

    private init(_ type: Any.Type) {
        func sizeOf<T>(_ type: T.Type) -> (Int, Bool) { (MemoryLayout<T>.size, _isPOD(type)) }
        (size, isPlain) = sizeOf(type)
    }

    private func read(_ type: Any.Type) {
        var found: [(Int, Any.Type)] = []
        // Of other kinds nothing but their bytes is looked at.
        let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
        guard kind == _MetadataKind.struct.rawValue || kind == _MetadataKind.tuple.rawValue else { return }
        _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
            found.append((offset, fieldType))
            return true
        }
        for (offset, fieldType) in found { add(fieldType, at: offset) }
        if let wrapper = type as? any DynamicProperty.Type, !(type is any GraphProperty.Type) {
            addUpdate(wrapper)
        }
    }

    private func add(_ type: Any.Type, at offset: Int) {
        if let property = type as? any GraphProperty.Type {
            properties.append(Property(offset: offset, connect: Self.connector(property)))
            if let input = type as? any InputProperty.Type {
                fields.append(Field(offset: offset, same: Self.inputComparer(input)))
            }
            return
        }
        let layout = TypeLayout.of(type)
        fields.append(Field(offset: offset, same: Self.comparer(type)))
        for property in layout.properties where type is any DynamicProperty.Type {
            properties.append(Property(offset: offset + property.offset, connect: property.connect))
        }
    }

    /// A student's own `DynamicProperty` is told after its fields are connected.
    private func addUpdate<P: DynamicProperty>(_ wrapper: P.Type) {
        properties.append(
            Property(offset: 0) { pointer, _, _ in
                pointer.assumingMemoryBound(to: P.self).pointee.update()
                return false
            })
    }

    private static func connector<P: GraphProperty>(_ type: P.Type) -> Connect {
        { pointer, node, slot in pointer.assumingMemoryBound(to: P.self).pointee.connect(node, slot: slot) }
    }

    private static func inputComparer<P: InputProperty>(_ type: P.Type) -> Same {
        {
            $0.assumingMemoryBound(to: P.self).pointee.isSameInput(
                as: $1.assumingMemoryBound(to: P.self).pointee)
        }
    }

    private static func comparer(_ type: Any.Type) -> Same {
        if let structural = type as? any StructurallyComparable.Type { return structuralComparer(structural) }
        let layout = TypeLayout.of(type)
        return { layout.same($0, $1) }
    }

    private static func structuralComparer<S: StructurallyComparable>(_ type: S.Type) -> Same {
        {
            $0.assumingMemoryBound(to: S.self).pointee.isStructurallySame(
                as: $1.assumingMemoryBound(to: S.self).pointee)
        }
    }

    // MARK: use

    func connect(_ base: UnsafeMutableRawPointer, node: Node) -> Bool {
        var differs = false
        for property in properties where property.connect(base + property.offset, node, property.offset) {
            differs = true
        }
        return differs
    }

    func same<T>(_ one: T, _ other: T) -> Bool {
        if let left = one as? any StructurallyComparable { return Self.openSame(left, other) }
        return withUnsafePointer(to: one) { left in
            withUnsafePointer(to: other) { right in same(UnsafeRawPointer(left), UnsafeRawPointer(right)) }
        }
    }

    private static func openSame<S: StructurallyComparable>(_ one: S, _ other: Any) -> Bool {
        guard let other = other as? S else { return false }
        return one.isStructurallySame(as: other)
    }

    private func same(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        if properties.isEmpty, Self.equalBytes(left, right, size) { return true }
        if isPlain || (fields.isEmpty && properties.isEmpty) { return size == 0 }
        return fields.allSatisfy { $0.same(left + $0.offset, right + $0.offset) }
    }

    private static func equalBytes(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ count: Int) -> Bool {
        MemoryBytes.areSame(left, right, count)
    }
}
