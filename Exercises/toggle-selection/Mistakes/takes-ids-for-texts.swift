/// Whether `option` is chosen: whether a value with its `id` is in `selected`. Only the `id` counts; the other properties of
/// the two values may differ.
func isSelected<Selectable: Identifiable & Hashable>(_ option: Selectable, in selected: Set<Selectable>) -> Bool {
    selected.contains { $0.id as? String == option.id as? String }
}

/// Reverses the choice of `option`.
///
/// If it is chosen, every value with its `id` leaves `selected`; if not, `option` enters.
func toggleSelection<Selectable: Identifiable & Hashable>(_ option: Selectable, in selected: inout Set<Selectable>) {
    if isSelected(option, in: selected) {
        selected = selected.filter { $0.id as? String != option.id as? String }
    } else {
        selected.insert(option)
    }
}
