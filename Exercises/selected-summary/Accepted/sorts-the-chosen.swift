import Foundation

/// The options that are chosen, as a list in the language of `locale`.
///
/// An option is chosen where a value with its `id` is in `selected`. The list follows the order of `options`; each option is
/// written as `optionToString` writes it; the last is joined with "and", as `locale` has it.
public func selectedSummary<S>(
    of selected: Set<S>, options: [S], locale: Locale, optionToString: @escaping (S) -> String
) -> String where S: Identifiable, S: Hashable {
    let places = Dictionary(uniqueKeysWithValues: options.enumerated().map { ($1.id, $0) })
    let chosen = Set(selected.compactMap { places[$0.id] }).sorted()
    return chosen.map { options[$0] }.formatted(.list(memberStyle: Written(optionToString), type: .and).locale(locale))
}

private struct Written<Value>: FormatStyle {
    let text: (Value) -> String

    init(_ text: @escaping (Value) -> String) { self.text = text }

    func format(_ value: Value) -> String { text(value) }

    static func == (one: Written, other: Written) -> Bool { false }
    func hash(into hasher: inout Hasher) {}
    init(from decoder: any Decoder) throws { throw CocoaError(.coderReadCorrupt) }
    func encode(to encoder: any Encoder) throws {}
}
