internal import CourseModel
internal import ExerciseRunner
internal import SwiftSource

/// The same for an exercise that is graded by unit tests: they run unmodified, and so each mutant by itself.
struct TestedMutantTrial {
    let checks: ProgramChecks
    let solution: StudentFiles
    let mutants: [Mutant]

    /// Nil where the solution itself does not pass.
    func run() throws(GraderFault) -> MutantFates? {
        guard try verdict(solution).isPass else { return nil }
        var fates = MutantFates()
        for mutant in mutants {
            let changed = solution.changed(by: mutant)
            var found = try verdict(changed)
            // The machine may have been busy.
            if found == .compileLimit { found = try verdict(changed) }
            switch found {
            case .compileLimit: fates.untold.append(mutant)
            case .compileError: fates.discarded.append(mutant)
            case let other: fates.sort(mutant, passes: other.isPass)
            }
        }
        return fates
    }

    private func verdict(_ files: StudentFiles) throws(GraderFault) -> CodeVerdict {
        let verdict = checks.checker.check(files, seed: checks.seed).verdict
        if case .graderFault(let fault) = verdict { throw fault }
        return verdict
    }
}
