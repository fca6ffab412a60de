import ExerciseKit
import SwiftUI

@testable import Commands

/// The row, in its plainest form.
private struct ReferenceRow: View {
    let options: [Option]
    @Binding var chosen: Set<Option>
    @Environment(\.locale) private var locale

    var body: some View {
        NavigationLink {
            ReferenceList(options: options, chosen: $chosen)
        } label: {
            HStack {
                Text(User.label)
                Text(summary)
            }
        }
    }

    private var summary: String {
        let names = options.filter { option in chosen.contains { $0.id == option.id } }.map(\.name)
        return names.formatted(.list(type: .and).locale(locale))
    }
}

private struct ReferenceList: View {
    let options: [Option]
    @Binding var chosen: Set<Option>

    var body: some View {
        List(options) { option in
            let same = chosen.filter { $0.id == option.id }
            Button {
                chosen = same.isEmpty ? chosen.union([option]) : chosen.subtracting(same)
            } label: {
                Text(option.name)
                if !same.isEmpty { Image(systemName: "checkmark") }
            }
        }
    }
}

@MainActor
struct ReferenceUser: @preconcurrency Reference {
    private let user = User { owner, chosen in ReferenceRow(options: owner.options, chosen: chosen) }

    mutating func perform(_ command: Command) throws(Trap) -> Observation { user.perform(command) }
}

// MARK: sequences

extension ReferenceUser {
    nonisolated static func sequence(length: Int, using generator: inout some RandomNumberGenerator) -> [Command] {
        var isOpen = false
        var commands = [
            Command.form(locale: locale(&generator), options: options(&generator), chosen: values(&generator))
        ]
        while commands.count < length {
            commands.append(next(&isOpen, &generator))
        }
        return commands
    }

    private nonisolated static func next(_ isOpen: inout Bool, _ generator: inout some RandomNumberGenerator) -> Command
    {
        switch (isOpen, Int.random(in: 0..<20, using: &generator)) {
        case (_, 0), (_, 1): return .change(options: options(&generator))
        case (_, 2), (_, 3): return .choose(values: values(&generator))
        case (false, 4): return .tap(row: 1)
        case (false, 5): return .back
        case (false, _):
            isOpen = true
            return .open
        case (true, 4...7):
            isOpen = false
            return .back
        case (true, _): return .tap(row: Int.random(in: 1...4, using: &generator))
        }
    }

    private nonisolated static func locale(_ generator: inout some RandomNumberGenerator) -> String {
        ["en_GB", "en_US", "tr", "ar"].randomElement(using: &generator) ?? "en_GB"
    }

    /// At most five, each id once.
    private nonisolated static func options(_ generator: inout some RandomNumberGenerator) -> [Option] {
        let ids = names.keys.sorted().shuffled(using: &generator).prefix(Int.random(in: 0...5, using: &generator))
        return ids.map { option($0, &generator) }
    }

    /// At most four; some may be no options, some be called otherwise there, and two may have one id.
    private nonisolated static func values(_ generator: inout some RandomNumberGenerator) -> [Option] {
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in
            option(names.keys.sorted().randomElement(using: &generator) ?? "a", &generator)
        }
    }

    private nonisolated static func option(_ id: String, _ generator: inout some RandomNumberGenerator) -> Option {
        Option(id: id, name: names[id]?.randomElement(using: &generator) ?? id)
    }

    private nonisolated static var names: [String: [String]] {
        [
            "a": ["Tea", "Green tea"], "b": ["Ice", "Ice"], "c": ["Salt", "Sea salt"], "d": ["Milk", "Milk"],
            "e": ["Bread", "Rye bread"], "f": ["Tea", "Mint tea"],
        ]
    }
}

let oracle = Oracle(ReferenceUser.self)
