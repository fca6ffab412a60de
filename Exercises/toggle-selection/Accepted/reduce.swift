/// Whether `option` is chosen: whether a value with its `id` is in `selected`. Only the `id` counts; the other properties of
/// the two values may differ.
func isSelected<Selectable: Identifiable & Hashable>(_ option: Selectable, in selected: Set<Selectable>) -> Bool {
    selected.reduce(false) { found, value in found || value.id == option.id }
}

/// Reverses the choice of `option`.
///
/// If it is chosen, every value with its `id` leaves `selected`; if not, `option` enters.
func toggleSelection<Selectable: Identifiable & Hashable>(_ option: Selectable, in selected: inout Set<Selectable>) {
    let ids = Set(selected.map { $0.id })
    switch ids.contains(option.id) {
    case true: selected = Set(selected.compactMap { $0.id == option.id ? nil : $0 })
    case false: selected = Set(Array(selected) + [option])
    }
}
