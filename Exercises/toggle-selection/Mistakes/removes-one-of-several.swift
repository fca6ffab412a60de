/// Whether `option` is chosen: whether a value with its `id` is in `selected`. Only the `id` counts; the other properties of
/// the two values may differ.
func isSelected<Selectable: Identifiable & Hashable>(_ option: Selectable, in selected: Set<Selectable>) -> Bool {
    selected.contains { $0.id == option.id }
}

/// Reverses the choice of `option`.
///
/// If it is chosen, every value with its `id` leaves `selected`; if not, `option` enters.
func toggleSelection<Selectable: Identifiable & Hashable>(_ option: Selectable, in selected: inout Set<Selectable>) {
    if let index = selected.firstIndex(where: { $0.id == option.id }) {
        selected.remove(at: index)
    } else {
        selected.insert(option)
    }
}
