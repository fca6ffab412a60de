internal import CourseModel
internal import ExerciseRunner
internal import SwiftSource

/// Makes mutants of an exercise's solution and finds out which of them nothing notices.
struct MutantChecks: Sendable {
    let checks: ProgramChecks

    private var file: String { checks.solutionFile }
    private var equivalents: [Exercise.Equivalent] { checks.folder.exercise.equivalents }

    func run() -> VerifyPart {
        // A missing or a failing solution is told by another check.
        guard let source = Files.read(file) else { return VerifyPart() }
        do throws(GraderFault) {
            let bench = try MutantBench(checks.checker, seed: checks.seed)
            var trial = MutantTrial(bench: bench, source: source)
            guard try trial.run() else { return VerifyPart() }
            return part(trial, source)
        } catch {
            var part = VerifyPart()
            part.findings = [VerifyFinding(.exercise, file: checks.files.exerciseFile, .fault(error))]
            return part
        }
    }

    private func part(_ trial: MutantTrial, _ source: [UInt8]) -> VerifyPart {
        let listed = Set(equivalents.map(\.mutant))
        let known = trial.survivors.filter { listed.contains($0.id.description) }
        var part = VerifyPart()
        part.mutants = MutantTally(
            made: trial.killed.count + trial.survivors.count, killed: trial.killed.count, equivalent: known.count,
            discarded: trial.discarded.count)
        part.findings = trial.survivors.filter { !listed.contains($0.id.description) }.map { survivor($0, source) }
        part.findings += idle(trial)
        return part
    }

    private func survivor(_ mutant: Mutant, _ source: [UInt8]) -> VerifyFinding {
        let diff = UnifiedDiff.of(source, mutant.edit.applied(to: source), file: file)
        return VerifyFinding(.mutant(mutant.id), file: file, .survives(diff: diff))
    }

    /// Entries of `equivalents` that excuse nothing.
    private func idle(_ trial: MutantTrial) -> [VerifyFinding] {
        let survivors = Set(trial.survivors.map(\.id.description))
        let killed = Dictionary(trial.killed.map { ($0.id.description, $0.id) }) { first, _ in first }
        return equivalents.compactMap { entry in
            if survivors.contains(entry.mutant) { return nil }
            let file = checks.files.exerciseFile
            guard let id = killed[entry.mutant] else {
                return VerifyFinding(.exercise, file: file, .noSuchMutant(entry.mutant))
            }
            return VerifyFinding(.mutant(id), file: file, .notEquivalent)
        }
    }
}
