extension Set where Element: Identifiable {
    fileprivate subscript(isOn id: Element.ID) -> Bool { map(\.id).contains(id) }

    fileprivate mutating func removeAll(_ id: Element.ID) {
        while let index = firstIndex(where: { $0.id == id }) { remove(at: index) }
    }
}

public func isSelected<S>(_ option: S, in selected: Set<S>) -> Bool where S: Identifiable, S: Hashable {
    selected[isOn: option.id]
}

/// Whether `option` is chosen now.
@discardableResult
func toggleSelection<S: Hashable & Identifiable>(_ option: S, in selected: inout Set<S>) -> Bool {
    if selected[isOn: option.id] {
        selected.removeAll(option.id)
        return false
    }
    return selected.insert(option).inserted
}
