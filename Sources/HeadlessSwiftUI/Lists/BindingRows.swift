/// The rows of `ForEach($items)`: a binding for each element, and the elements as they were.
public struct BindingRows<Base: MutableCollection & RandomAccessCollection>: RandomAccessCollection {
    private var locations: RowLocations<Base>
    private let snapshot: Base

    init(_ binding: Binding<Base>) {
        locations = RowLocations(parent: binding.location)
        snapshot = binding.wrappedValue
    }

    public var startIndex: Base.Index { snapshot.startIndex }
    public var endIndex: Base.Index { snapshot.endIndex }
    public func index(after i: Base.Index) -> Base.Index { snapshot.index(after: i) }
    public func index(before i: Base.Index) -> Base.Index { snapshot.index(before: i) }
    public func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index { snapshot.index(i, offsetBy: distance) }
    public func distance(from start: Base.Index, to end: Base.Index) -> Int { snapshot.distance(from: start, to: end) }
    public subscript(position: Base.Index) -> Binding<Base.Element> {
        Binding(location: locations.location(at: position, offset: distance(from: startIndex, to: position)))
    }
}

extension BindingRows: ComparableRows {
    func kept(from old: Any) -> KeptRows? {
        guard let old = old as? BindingRows<Base> else { return nil }
        // The rows at the end have other indices where the count differs.
        guard old.count == snapshot.count else { return nil }
        return RowChanges.kept(from: old.snapshot, in: snapshot)
    }

    /// Goes on with the locations of before, and tells those whose element is another one now.
    func adopting(_ old: Any) -> Any {
        guard let old = old as? BindingRows<Base>, old.locations.parent.isSame(as: locations.parent) else {
            return self
        }
        var adopted = self
        adopted.locations = old.locations
        adopted.locations.parent = locations.parent
        let shorter = Swift.min(old.count, count)
        let kept = RowChanges.kept(from: old.snapshot, in: snapshot)
        for offset in (kept?.first ?? 0)..<shorter {
            if let kept, old.count == count, offset >= count - kept.last { break }
            let place = snapshot.index(snapshot.startIndex, offsetBy: offset)
            let before = old.snapshot[old.snapshot.index(old.snapshot.startIndex, offsetBy: offset)]
            if !Sameness.same(before, snapshot[place]) { adopted.locations.changed(at: offset) }
        }
        return adopted
    }
}

/// One location for each row, so that a change of one element is told to who reads that row only.
final class RowLocations<Base: MutableCollection & RandomAccessCollection> {
    var parent: Location<Base>
    private var rows: [Int: RowLocation<Base>] = [:]

    init(parent: Location<Base>) { self.parent = parent }

    func location(at index: Base.Index, offset: Int) -> RowLocation<Base> {
        if let known = rows[offset] { return known }
        let made = RowLocation(parent: parent, index: index)
        rows[offset] = made
        return made
    }

    func changed(at offset: Int) { rows[offset]?.changed() }
}

final class RowLocation<Base: MutableCollection>: Location<Base.Element>, @unchecked Sendable {
    private let parent: Location<Base>
    private let index: Base.Index
    private var readers = Readers()

    init(parent: Location<Base>, index: Base.Index) {
        self.parent = parent
        self.index = index
    }

    override func get() -> Base.Element {
        readers.note()
        return Tracking.untracked { parent.get() }[index]
    }

    override func set(_ value: Base.Element) {
        var elements = Tracking.untracked { parent.get() }
        elements[index] = value
        parent.set(elements)
    }

    func changed() { readers.invalidateAll() }
}
