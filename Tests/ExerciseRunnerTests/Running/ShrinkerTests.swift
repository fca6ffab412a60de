import CourseModel
import ExerciseKit
import Oracles
import Testing

@testable import ExerciseRunner

struct ShrinkerTests {
    private let oracle = Oracle("digits", Digits.self)

    @Test func `what is left is needed, all of it`() throws {
        // Wrong where an 7 was told before an 3.
        let shrunk = try shrunk([[7, 1, 3]], [[1, 2, 7, 9, 4, 3, 5, 6]]) { commands in
            commands.firstIndex(of: "7").map { commands[$0...].contains("3") } ?? false
        }
        #expect(shrunk.sequences == [["7", "3"].map { .list([.text($0)]) }])
    }

    @Test func `items of lists are left out where they do not matter`() throws {
        let shrunk = try shrunk([], [[5]], items: ["8", "9", "7", "1"]) { $0.contains("7") }
        #expect(shrunk.sequences == [[.list([.text("7")])]])
    }

    @Test func `time that is up ends it with what was found`() throws {
        let start = difference([[1, 2, 7, 3]])
        var clock = 0
        let shrinker = Shrinker(
            oracle: oracle, serve: { _ in [] },
            now: {
                clock += 400; return clock
            })
        #expect(try shrinker.shrink(start) == start.cut)
    }

    @Test func `what hangs is not run again`() throws {
        var start = difference([[1, 2, 7, 3]])
        start.observed = Served(observations: [], ending: .timeLimit)
        let shrinker = Shrinker(
            oracle: oracle,
            serve: { _ in
                Issue.record("run again"); return []
            }, now: { 0 })
        #expect(try shrinker.shrink(start).sequences == [[.list([.text("1")])]])
    }

    private func difference(_ numbers: [[Int]], items: [String] = []) -> Difference {
        let sequences = numbers.map { $0.map { WireValue.list([.text(String($0))] + items.map(WireValue.text)) } }
        let last = sequences.last ?? []
        return Difference(
            sequences: sequences,
            expected: Served(observations: last, ending: .completed),
            observed: Served(observations: [], ending: .trapped(message: "x")))
    }

    private func shrunk(
        _ earlier: [[Int]], _ last: [[Int]], items: [String] = [], isWrong: @escaping ([String]) -> Bool
    ) throws -> Difference {
        let start = difference(last, items: items)
        let shrinker = Shrinker(
            oracle: oracle,
            serve: { sequences in
                sequences.map { sequence in
                    let told = sequence.flatMap { $0.texts }
                    return isWrong(told)
                        ? Served(observations: Array(sequence.dropLast()), ending: .trapped(message: "x"))
                        : Served(observations: sequence, ending: .completed)
                }
            }, now: { 0 })
        var whole = start
        whole.observed.observations = Array((start.sequences.last ?? []).dropLast())
        return try shrinker.shrink(whole)
    }
}

extension WireValue {
    fileprivate var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .list(let items): items.flatMap(\.texts)
        case .record: []
        }
    }
}

/// Repeats what it is told: lists of numbers.
private struct Digits: Reference {
    struct Told: WireRepresentable, Sendable {
        var wire: WireValue

        init?(wire: WireValue) {
            guard case .list(let items) = wire, !items.isEmpty else { return nil }
            self.wire = wire
        }
    }

    mutating func perform(_ command: Told) throws(Trap) -> Told { command }

    static func sequence(length: Int, using generator: inout some RandomNumberGenerator) -> [Told] { [] }
}
