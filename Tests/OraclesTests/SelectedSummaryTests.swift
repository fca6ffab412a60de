import ExerciseKit
import Foundation
import Oracles
import Testing

struct SelectedSummaryTests {
    private typealias Option = SelectedSummary.Option
    private let options = ["A", "B", "C"].map { Option(id: $0.lowercased(), name: $0) }

    @Test(arguments: [
        (SelectedSummary.Locale.britishEnglish, ["", "A", "A and B", "A, B and C"]),
        (.americanEnglish, ["", "A", "A and B", "A, B, and C"]), (.turkish, ["", "A", "A ve B", "A, B ve C"]),
        (.arabic, ["", "A", "A وB", "A وB وC"]), (.german, ["", "A", "A und B", "A, B und C"]),
    ])
    func `none, one, two and three are joined as in the language`(
        locale: SelectedSummary.Locale, summaries: [String]
    ) {
        for (count, expected) in summaries.enumerated() {
            #expect(summary(locale, options, Array(options.prefix(count))) == expected)
        }
    }

    @Test func `the order is that of the options, not of the chosen`() {
        #expect(summary(.turkish, options.reversed(), options) == "C, B ve A")
    }

    @Test func `what is an option no longer is left out`() {
        #expect(summary(.german, options, [Option(id: "d", name: "D"), options[1]]) == "B")
    }

    @Test func `an option is known by its id and named as it is today, once`() {
        #expect(summary(.german, options, [Option(id: "b", name: "old"), Option(id: "b", name: "older")]) == "B")
    }

    @Test func `the rules written down here are Foundation's, for every locale and generated list`() {
        var generator = Steps(state: 7)
        for command in SelectedSummaryReference.sequence(length: 80, using: &generator) {
            for locale in SelectedSummary.Locale.allCases {
                let all = command.options
                let style = ListFormatStyle<StringStyle, [String]>.list(type: .and)
                let theirs = all.map(\.name).formatted(style.locale(Locale(identifier: locale.rawValue)))
                #expect(summary(locale, all, all) == SelectedSummary.Observation(theirs).text)
            }
        }
    }

    @Test func `generated commands meet every locale, old names, options that are gone and long lists`() {
        var generator = Steps(state: 3)
        let commands = SelectedSummaryReference.sequence(length: 40, using: &generator)
        #expect(Set(commands.map(\.locale)).count == SelectedSummary.Locale.allCases.count)
        #expect(commands.allSatisfy { Set($0.options.map(\.id)).count == $0.options.count })
        #expect(commands.contains { renamed(in: $0) })
        #expect(commands.contains { gone(in: $0) })
        #expect(commands.contains { chosen(in: $0) > 3 })
    }

    private func renamed(in command: SelectedSummary.Command) -> Bool {
        command.chosen.contains { one in command.options.contains { $0.id == one.id && $0.name != one.name } }
    }

    private func gone(in command: SelectedSummary.Command) -> Bool {
        command.chosen.contains { one in !command.options.contains { $0.id == one.id } }
    }

    private func chosen(in command: SelectedSummary.Command) -> Int {
        command.options.count { option in command.chosen.contains { $0.id == option.id } }
    }

    private func summary(_ locale: SelectedSummary.Locale, _ options: [Option], _ chosen: [Option]) -> String {
        var reference = SelectedSummaryReference()
        return reference.perform(.init(locale: locale, options: options, chosen: chosen)).text
    }
}
