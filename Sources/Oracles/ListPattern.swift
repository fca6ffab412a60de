internal import ExerciseKit

/// How a locale joins a list with "and".
///
/// From the Unicode Common Locale Data Repository, list patterns of type `standard`. There each locale has four patterns,
/// for two items and for the start, the middle and the end of a longer list. In the locales here they are:
///
///     locale   two           start and middle   end
///     en_GB    {0} and {1}   {0}, {1}           {0} and {1}
///     en_US    {0} and {1}   {0}, {1}           {0}, and {1}
///     tr       {0} ve {1}    {0}, {1}           {0} ve {1}
///     ar       {0} و{1}      {0} و{1}           {0} و{1}
///     de       {0} und {1}   {0}, {1}           {0} und {1}
struct ListPattern {
    /// Between two items that are the whole list.
    private let two: String
    /// Between any two but the last, in a longer list.
    private let middle: String
    /// Before the last, in a longer list.
    private let end: String

    init(_ locale: SelectedSummary.Locale) {
        switch locale {
        case .britishEnglish: (two, middle, end) = (" and ", ", ", " and ")
        case .americanEnglish: (two, middle, end) = (" and ", ", ", ", and ")
        case .turkish: (two, middle, end) = (" ve ", ", ", " ve ")
        case .arabic: (two, middle, end) = (" و", " و", " و")
        case .german: (two, middle, end) = (" und ", ", ", " und ")
        }
    }

    func joined(_ items: [String]) -> String {
        guard items.count > 2, let last = items.last else { return items.joined(separator: two) }
        return items.dropLast().joined(separator: middle) + end + last
    }
}
