internal import ExerciseKit

/// Shorter versions of sequences of commands, the much shorter first.
struct Candidates {
    private var current: [[WireValue]]
    private var stage = Stage.sequences
    /// How many are dropped at once, and from where.
    private var width: Int
    private var start = 0
    /// Which of the simpler versions of the commands comes next.
    private var simpler = 0

    private enum Stage { case sequences, commands, values, done }

    init(_ sequences: [[WireValue]]) {
        current = sequences
        width = max(1, (sequences.count - 1) / 2)
    }

    /// `sequences`, a candidate or a part of one, is where to go on from.
    mutating func accept(_ sequences: [[WireValue]]) {
        current = sequences
        simpler = 0
        // What stood after the dropped part has moved up to its place.
        start = max(0, start - width)
    }

    /// The next candidate; nil where there is none left.
    mutating func next() -> [[WireValue]]? {
        switch stage {
        case .sequences: nextDrop(from: current.count - 1, toStage: .commands) { $0.current.removeSubrange($1) }
        case .commands: nextDrop(from: current.last?.count ?? 0, toStage: .values) { $0.dropCommands($1) }
        case .values: nextValue()
        case .done: nil
        }
    }

    private mutating func nextDrop(
        from count: Int, toStage following: Stage, _ drop: (inout Candidates, Range<Int>) -> Void
    ) -> [[WireValue]]? {
        if start >= count {
            start = 0
            guard width > 1, count > 0 else {
                stage = following
                width = max(1, (current.last?.count ?? 0) / 2)
                return next()
            }
            width = max(1, min(width, count) / 2)
        }
        // From the end, since what was served last matters most seldom to what came before.
        let end = count - start
        var candidate = self
        drop(&candidate, max(0, end - width)..<end)
        start += width
        return candidate.current
    }

    private mutating func dropCommands(_ range: Range<Int>) {
        guard !current.isEmpty else { return }
        current[current.count - 1].removeSubrange(range)
    }

    private mutating func nextValue() -> [[WireValue]]? {
        guard let commands = current.last else { return nil }
        var index = simpler
        for (place, command) in commands.enumerated() {
            let versions = command.simpler
            if index < versions.count {
                simpler += 1
                var candidate = current
                candidate[candidate.count - 1][place] = versions[index]
                return candidate
            }
            index -= versions.count
        }
        stage = .done
        return nil
    }
}

extension WireValue {
    /// Versions of the value that are simpler in one place: an item of a list left out, or a number nearer to zero.
    /// Records keep their name and fields; texts stay, since a name made up by shortening tells a student less.
    var simpler: [WireValue] {
        switch self {
        case .text(let text): Self.simplerTexts(text).map(WireValue.text)
        case .list(let items):
            items.indices.map { index in .list(Array(items[..<index] + items[(index + 1)...])) }
                + items.indices.flatMap { index in
                    items[index].simpler.map { item in
                        var items = items
                        items[index] = item
                        return .list(items)
                    }
                }
        case .record(let name, let fields):
            fields.indices.flatMap { index in
                fields[index].value.simpler.map { value in
                    var fields = fields
                    fields[index].value = value
                    return .record(name, fields)
                }
            }
        }
    }

    private static func simplerTexts(_ text: String) -> [String] {
        guard let number = Int(text), number != 0 else { return [] }
        return number / 2 == 0 ? ["0"] : ["0", String(number / 2)]
    }
}
