import Foundation

/// The options that are chosen, as a list in the language of `locale`.
///
/// An option is chosen where a value with its `id` is in `selected`. The list follows the order of `options`; each option is
/// written as `optionToString` writes it; the last is joined with "and", as `locale` has it.
func selectedSummary<Selectable: Identifiable & Hashable>(
    of selected: Set<Selectable>, options: [Selectable], locale: Locale, optionToString: (Selectable) -> String
) -> String {
    texts(options[...], Set(selected.map { AnyHashable($0.id) }), optionToString)
        .formatted(ListFormatStyle.list(type: .and, width: .standard).locale(locale))
}

private func texts<Value: Identifiable>(
    _ options: ArraySlice<Value>, _ ids: Set<AnyHashable>, _ text: (Value) -> String
) -> [String] {
    guard let first = options.first else { return [] }
    let rest = texts(options.dropFirst(), ids, text)
    return ids.contains(first.id) ? [text(first)] + rest : rest
}
