internal import CourseModel
internal import ExerciseRunner
internal import SwiftSource

/// Builds the mutants of a solution, most of them together, and sorts them by what becomes of them.
struct MutantTrial {
    let bench: MutantBench
    let solution: StudentFiles
    let mutants: [Mutant]
    private(set) var fates = MutantFates()

    /// A build with errors is tried again without the mutants that they are in, so often at most: what the compiler finds in
    /// a later pass it tells only where the earlier ones found nothing.
    private static let rounds = 8

    private typealias Numbered = (number: Int, mutant: Mutant)

    init(bench: MutantBench, solution: StudentFiles, mutants: [Mutant]) {
        self.bench = bench
        self.solution = solution
        self.mutants = mutants
    }

    /// False where the solution itself does not pass: then nothing can be said of its mutants.
    mutating func run() throws(GraderFault) -> Bool {
        let all = mutants.enumerated().map { (number: $0 + 1, mutant: $1) }
        guard try passesUnchanged() else { return false }
        let left = try runTogether(all.filter { $0.mutant.body != nil })
        for one in left + all.filter({ $0.mutant.body == nil }) { try runAlone(one) }
        return true
    }

    private func passesUnchanged() throws(GraderFault) -> Bool {
        guard case .made(let build) = try build(solution, []) else { return false }
        return try bench.passes(MutantSchema.original, of: build)
    }

    private func build(_ files: StudentFiles, _ mutants: [Numbered]) throws(GraderFault) -> MutantBench.Build {
        let numbers = [MutantSchema.original] + mutants.map(\.number)
        return try bench.build(
            files, selector: MutantSchema.selector, blamed: numbers.map(MutantSchema.fileName))
    }

    /// Those that have to be made one at a time after all.
    private mutating func runTogether(_ mutants: [Numbered]) throws(GraderFault) -> [Numbered] {
        var left = mutants
        var alone: [Numbered] = []
        for _ in 0..<Self.rounds where !left.isEmpty {
            switch try build(together(left), left) {
            case .made(let build):
                guard try bench.passes(MutantSchema.original, of: build) else { return alone + left }
                for one in left { fates.sort(one.mutant, passes: try bench.passes(one.number, of: build)) }
                return alone
            case .errors(let files):
                let hasErrors: (Numbered) -> Bool = { files.contains(MutantSchema.fileName($0.number)) }
                // What is wrong with the original here says nothing of a mutant.
                guard !files.contains(MutantSchema.fileName(MutantSchema.original)) else { return alone + left }
                if left.contains(where: hasErrors) {
                    fates.discarded += left.filter(hasErrors).map(\.mutant)
                    left.removeAll(where: hasErrors)
                } else if left.contains(where: \.mutant.isCopied) {
                    alone += left.filter(\.mutant.isCopied)
                    left.removeAll(where: \.mutant.isCopied)
                } else {
                    // They show by themselves which of them compile.
                    return alone + left
                }
            case .outOfTime: return alone + left
            }
        }
        return alone + left
    }

    private func together(_ mutants: [Numbered]) -> StudentFiles {
        solution.map { index, bytes in
            MutantSchema.text(of: bytes, mutants: mutants.filter { $0.mutant.file == index })
        }
    }

    private mutating func runAlone(_ one: Numbered) throws(GraderFault) {
        let changed = solution.changed(by: one.mutant)
        var made = try build(changed, [])
        // The machine may have been busy.
        if made == .outOfTime { made = try build(changed, []) }
        switch made {
        case .made(let build): fates.sort(one.mutant, passes: try bench.passes(MutantSchema.original, of: build))
        case .errors: fates.discarded.append(one.mutant)
        case .outOfTime: fates.untold.append(one.mutant)
        }
    }
}

extension Mutant {
    /// Whether the compiler may not say that an error is this mutant's.
    fileprivate var isCopied: Bool { body?.isCopied == true }
}
