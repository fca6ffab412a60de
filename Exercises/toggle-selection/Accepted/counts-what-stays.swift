/// Whether `option` is chosen: whether a value with its `id` is in `selected`. Only the `id` counts; the other properties of
/// the two values may differ.
func isSelected<Selectable: Identifiable & Hashable>(_ option: Selectable, in selected: Set<Selectable>) -> Bool {
    !selected.allSatisfy { $0.id != option.id }
}

/// Reverses the choice of `option`.
///
/// If it is chosen, every value with its `id` leaves `selected`; if not, `option` enters.
func toggleSelection<Selectable: Identifiable & Hashable>(_ option: Selectable, in selected: inout Set<Selectable>) {
    let others = selected.filter { $0.id != option.id }
    selected = others.count == selected.count ? others.union([option]) : others
}
