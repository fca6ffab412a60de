internal import CourseModel
internal import ExerciseRunner
internal import SwiftSource

/// Makes mutants of an exercise's solution and finds out which of them nothing notices.
struct MutantChecks: Sendable {
    let checks: ProgramChecks

    private var equivalents: [Exercise.Equivalent] { checks.folder.exercise.equivalents }

    func run() -> VerifyPart {
        do throws(GraderFault) {
            // Another check tells of a missing solution.
            guard let solution = try checks.solution() else { return VerifyPart() }
            return try fates(solution).map { part($0, solution) } ?? untried(solution)
        } catch {
            return only(.fault(error))
        }
    }

    /// Nothing where the solution fails by itself, which another check tells.
    private func untried(_ solution: StudentFiles) -> VerifyPart {
        checks.checker.check(solution, seed: checks.seed).verdict.isPass ? only(.noMutantTried) : VerifyPart()
    }

    private func only(_ problem: VerifyProblem) -> VerifyPart {
        var part = VerifyPart()
        part.findings = [VerifyFinding(.exercise, file: checks.files.exerciseFile, problem)]
        return part
    }

    /// Nil where the solution does not pass in the build of its mutants.
    private func fates(_ solution: StudentFiles) throws(GraderFault) -> MutantFates? {
        let mutants = GivenParts(starter: try checks.folder.starter().texts).others(in: solution.texts)
        guard !mutants.isEmpty else { return MutantFates() }
        guard !checks.folder.isTested else {
            return try TestedMutantTrial(checks: checks, solution: solution, mutants: mutants).run()
        }
        let bench = try MutantBench(checks.checker, seed: checks.seed)
        var trial = MutantTrial(bench: bench, solution: solution, mutants: mutants)
        return try trial.run() ? trial.fates : nil
    }

    private func part(_ fates: MutantFates, _ solution: StudentFiles) -> VerifyPart {
        let listed = Set(equivalents.map(\.mutant))
        let known = fates.survivors.filter { listed.contains($0.id.description) }
        var part = fates.areAllDiscarded ? only(.noMutantCompiles(count: fates.discarded.count)) : VerifyPart()
        part.mutants = MutantTally(
            made: fates.killed.count + fates.survivors.count, killed: fates.killed.count, equivalent: known.count,
            discarded: fates.discarded.count)
        part.findings += fates.survivors.filter { !listed.contains($0.id.description) }.map { survivor($0, solution) }
        part.findings += fates.untold.map {
            VerifyFinding(.mutant($0.id), file: file(of: $0, solution), .mutantCompileLimit)
        }
        part.findings += idle(fates)
        return part
    }

    private func survivor(_ mutant: Mutant, _ solution: StudentFiles) -> VerifyFinding {
        let old = solution.files[mutant.file]
        let file = file(of: mutant, solution)
        let diff = UnifiedDiff.of(old.file.bytes, mutant.edit.applied(to: old.file.bytes), file: file)
        return VerifyFinding(.mutant(mutant.id), file: file, .survives(diff: diff))
    }

    private func file(of mutant: Mutant, _ solution: StudentFiles) -> String {
        checks.files.solutions + "/" + solution.files[mutant.file].name
    }

    /// Entries of `equivalents` that excuse nothing.
    private func idle(_ fates: MutantFates) -> [VerifyFinding] {
        let survivors = Set((fates.survivors + fates.untold).map(\.id.description))
        let killed = Dictionary(fates.killed.map { ($0.id.description, $0.id) }) { first, _ in first }
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
