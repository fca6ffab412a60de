/// How many rows at the start and at the end are as they were.
struct KeptRows {
    let first: Int
    let last: Int
}

/// Finds the rows that are the same as before by their bytes, without asking for each id: what looks different may
/// be the same, never the other way round.
enum RowChanges {
    static func kept<Rows: RandomAccessCollection>(from old: Rows, in new: Rows) -> KeptRows? {
        if let new = new as? any ComparableRows { return new.kept(from: old) }
        return old.withContiguousStorageIfAvailable { old in
            new.withContiguousStorageIfAvailable { kept(UnsafeRawBufferPointer(old), UnsafeRawBufferPointer($0), old) }
        }
        .flatMap { $0 }
    }

    private static func kept<Element>(
        _ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer, _ elements: UnsafeBufferPointer<Element>
    ) -> KeptRows {
        let stride = MemoryLayout<Element>.stride
        let (oldCount, newCount) = (old.count / stride, new.count / stride)
        if old.baseAddress == new.baseAddress, oldCount == newCount { return KeptRows(first: oldCount, last: 0) }
        let shorter = min(oldCount, newCount)
        var first = 0
        while first < shorter, isSame(old, first, new, first, stride) { first += 1 }
        var last = 0
        while last < shorter - first, isSame(old, oldCount - 1 - last, new, newCount - 1 - last, stride) { last += 1 }
        return KeptRows(first: first, last: last)
    }

    private static func isSame(
        _ old: UnsafeRawBufferPointer, _ oldIndex: Int, _ new: UnsafeRawBufferPointer, _ newIndex: Int, _ stride: Int
    ) -> Bool {
        guard let left = old.baseAddress, let right = new.baseAddress else { return true }
        return MemoryBytes.areSame(left + oldIndex * stride, right + newIndex * stride, stride)
    }

    /// The rows as they are now, with what the rows of before know of their readers.
    static func adopting<Rows>(_ old: Rows, in new: Rows) -> Rows {
        guard let rows = new as? any ComparableRows, let adopted = rows.adopting(old) as? Rows else { return new }
        return adopted
    }
}

/// Rows that are not the elements themselves.
protocol ComparableRows {
    func kept(from old: Any) -> KeptRows?
    func adopting(_ old: Any) -> Any
}
