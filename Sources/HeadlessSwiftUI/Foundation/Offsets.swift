public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at `offsets`, whatever their order.
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
    }
}

extension MutableCollection {
    /// Moves the elements at `source` together before the element that is at `destination` now.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        var kept: [Element] = []
        var moved: [Element] = []
        var place = 0
        for (offset, element) in enumerated() {
            if source.contains(offset) {
                moved.append(element)
            } else {
                kept.append(element)
                if offset < destination { place += 1 }
            }
        }
        kept.insert(contentsOf: moved, at: place)
        var index = startIndex
        for element in kept {
            self[index] = element
            formIndex(after: &index)
        }
    }
}
