public import ExerciseKit

extension SelectedSummaryReference {
    /// Options come in the order of neither their ids nor their names. Of the chosen ones some had another name, some are
    /// chosen under two names, and some are options no longer.
    public static func sequence(
        length: Int, using generator: inout some RandomNumberGenerator
    ) -> [SelectedSummary.Command] {
        (0..<length).map { _ in
            let ids = ids.shuffled(using: &generator)
            let count = Int.random(in: 0...5, using: &generator)
            let options = ids.prefix(count).map { option($0, names, using: &generator) }
            let gone = ids.suffix(Int.random(in: 0...1, using: &generator))
            return SelectedSummary.Command(
                locale: SelectedSummary.Locale.allCases.randomElement(using: &generator) ?? .turkish,
                options: options,
                chosen: chosen(of: options, using: &generator) + gone.map { option($0, names, using: &generator) })
        }
    }

    private static func chosen(
        of options: [SelectedSummary.Option], using generator: inout some RandomNumberGenerator
    ) -> [SelectedSummary.Option] {
        var chosen: [SelectedSummary.Option] = []
        for one in options.shuffled(using: &generator) {
            let isSaved = Int.random(in: 0..<3, using: &generator) > 0
            if isSaved { chosen.append(one) }
            if Int.random(in: 0..<4, using: &generator) == 0 {
                chosen.append(option(one.id, oldNames, using: &generator))
            }
        }
        return chosen
    }

    private static func option(
        _ id: String, _ names: [String], using generator: inout some RandomNumberGenerator
    ) -> SelectedSummary.Option {
        SelectedSummary.Option(id: id, name: names.randomElement(using: &generator) ?? "")
    }

    private static let ids = ["a", "b", "c", "d", "e", "f", "g"]
    // In two directions of writing, and two that have an "and" or a comma of their own.
    private static let names = ["Tea", "Çay", "قهوة", "Salt and pepper", "Ice", "Bread, sliced", "خبز", "İncir", ""]
    private static let oldNames = ["Water", "Su", "ماء"]
}
