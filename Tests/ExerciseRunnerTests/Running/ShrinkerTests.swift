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

    @Test func `a limit that a shorter sequence meets ends it`() throws {
        let start = difference([[1, 2, 7, 3]])
        var runs = 0
        let shrinker = Shrinker(
            oracle: oracle,
            serve: { _ in
                runs += 1
                return [Served(observations: [], ending: .timeLimit)]
            }, now: { 0 })
        #expect(try shrinker.shrink(start.uncut) == start.uncut)
        #expect(runs == 1)
    }

    @Test func `cancelling ends all, a lost host only the shrinking`() throws {
        let start = difference([[1, 2, 7, 3]]).uncut
        for failure in [CheckFailure.cancelled, .fault(.host("lost"))] {
            let asking = Shrinker(oracle: FailingOracle(failure: failure), serve: { _ in [] }, now: { 0 })
            let serving = Shrinker(
                oracle: oracle, serve: { _ throws(ServingFailure) in throw ServingFailure(failure) }, now: { 0 })
            for shrinker in [asking, serving] {
                if failure == .cancelled {
                    #expect(throws: ServingFailure.cancelled) { try shrinker.shrink(start) }
                } else {
                    #expect(try shrinker.shrink(start) == start)
                }
            }
        }
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

private struct FailingOracle: AnsweringOracle {
    let failure: CheckFailure

    func answer(_ sequences: [[WireValue]]) throws(CheckFailure) -> [Oracle.Answer] { throw failure }

    func generate(seed: UInt64, lengths: [Int]) throws(CheckFailure) -> [AnsweredSequence] { throw failure }
}

extension Difference {
    /// The same where it shows in the last command only.
    fileprivate var uncut: Difference {
        var uncut = self
        uncut.observed.observations = Array((sequences.last ?? []).dropLast())
        return uncut
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
