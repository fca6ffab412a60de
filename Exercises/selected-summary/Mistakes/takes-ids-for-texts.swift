import Foundation

/// The options that are chosen, as a list in the language of `locale`.
///
/// An option is chosen where a value with its `id` is in `selected`. The list follows the order of `options`; each option is
/// written as `optionToString` writes it; the last is joined with "and", as `locale` has it.
func selectedSummary<Selectable: Identifiable & Hashable>(
    of selected: Set<Selectable>, options: [Selectable], locale: Locale, optionToString: (Selectable) -> String
) -> String {
    let chosenIDs = selected.map { $0.id as? String }
    return
        options
        .filter { chosenIDs.contains($0.id as? String) }
        .map(optionToString)
        .formatted(.list(type: .and).locale(locale))
}
