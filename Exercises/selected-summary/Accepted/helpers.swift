import Foundation

/// The options that are chosen, as a list in the language of `locale`.
///
/// An option is chosen where a value with its `id` is in `selected`. The list follows the order of `options`; each option is
/// written as `optionToString` writes it; the last is joined with "and", as `locale` has it.
func selectedSummary<Selectable: Identifiable & Hashable>(
    of selected: Set<Selectable>, options: [Selectable], locale: Locale, optionToString: (Selectable) -> String
) -> String {
    options.chosen(among: selected).map { optionToString($0) }.listed(in: locale)
}

extension Array where Element: Identifiable & Hashable {
    fileprivate func chosen(among selected: Set<Element>) -> [Element] {
        let ids = Set(selected.map(\.id))
        return compactMap { ids.contains($0.id) ? $0 : nil }
    }
}

extension Sequence where Element == String {
    fileprivate func listed(in locale: Locale) -> String {
        ListFormatStyle(memberStyle: Same()).locale(locale).format(Array(self))
    }
}

private struct Same: FormatStyle {
    func format(_ value: String) -> String { value }
}
