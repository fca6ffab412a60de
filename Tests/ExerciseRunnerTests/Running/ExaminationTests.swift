import CourseModel
import ExerciseKit
import Testing

@testable import ExerciseRunner

struct ExaminationTests {
    @Test(arguments: [0, 1]) func `once a limit was met nothing more is run`(_ place: Int) throws {
        var runs = 0
        let list = try list()
        let outcome = try Examination(
            serve: { sequences in
                guard sequences.count == 1 else { return self.served(list, wrongAt: place) }
                runs += 1
                return [Served(observations: [], ending: .timeLimit)]
            }, list: list
        ).run()
        #expect(outcome.difference?.observed.ending == .timeLimit)
        #expect(outcome.named.isEmpty)
        #expect(runs == 1)
    }

    @Test func `a limit met by the first sequence is the only run`() throws {
        var runs = 0
        let outcome = try Examination(
            serve: { _ in
                runs += 1
                return [Served(observations: [], ending: .outputLimit)]
            }, list: try list()
        ).run()
        #expect(outcome.difference?.observed.ending == .outputLimit)
        #expect(runs == 1)
    }

    @Test func `wrong first and hanging later is told as wrong, and nothing more is run`() throws {
        var runs = 0
        let list = try list()
        let outcome = try Examination(
            serve: { _ in
                runs += 1
                let served = self.served(list, wrongAt: 1).prefix(3)
                return served.dropLast() + [Served(observations: [], ending: .timeLimit)]
            }, list: list
        ).run()
        #expect(outcome.difference?.observed == Served(observations: [], ending: .completed))
        #expect(outcome.named.isEmpty)
        #expect(runs == 1)
    }

    @Test func `where nothing meets a limit each named case is shown`() throws {
        let list = try list()
        let outcome = try Examination(
            serve: { sequences in
                guard sequences.count == 1 else { return self.served(list, wrongAt: 0) }
                return [Served(observations: [], ending: .completed)]
            }, list: list
        ).run()
        #expect(outcome.difference?.observed == Served(observations: [], ending: .completed))
        #expect(outcome.named.count == list.named.count)
    }

    private func list() throws -> SequenceList {
        let exercise = try CrewJoin.exercise()
        return try SequenceList(exercise, oracle: try CrewJoin().checker.startOracle(nil), seed: 1)
    }

    /// What a right solution shows, but for one sequence.
    private func served(_ list: SequenceList, wrongAt place: Int) -> [Served] {
        let completing = list.named.filter { !$0.isExpectedToTrap } + list.completing
        var served = completing.map(\.expected)
        served[place] = Served(observations: [], ending: .completed)
        return served
    }
}

extension Examination {
    /// Does its runs one after another.
    fileprivate init(serve: @escaping ([[WireValue]]) -> [Served], list: SequenceList) {
        self.init(
            serve: serve,
            serveEach: { runs in
                var shown: [RunShown] = []
                for run in runs {
                    let served = serve(run.sequences.map(\.commands))
                    shown.append(served == run.sequences.map(\.expected) ? .expected : .served(served))
                    guard served.map(\.ending).allSatisfy(Shrinker.mayRunAgain) else { break }
                }
                return shown
            }, list: list, runs: list.runs)
    }
}
