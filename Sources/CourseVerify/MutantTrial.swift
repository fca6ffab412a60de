internal import CourseModel
internal import ExerciseRunner
internal import SwiftSource

/// The mutants of one solution, sorted by what becomes of them.
struct MutantTrial {
    let bench: MutantBench
    let source: [UInt8]
    private(set) var killed: [Mutant] = []
    private(set) var survivors: [Mutant] = []
    private(set) var discarded: [Mutant] = []

    /// A build with errors is tried again without the mutants that they are in, so often at most: what the compiler finds in
    /// a later pass it tells only where the earlier ones found nothing.
    private static let rounds = 8
    private static let original = 0

    private typealias Numbered = (number: Int, mutant: Mutant)

    init(bench: MutantBench, source: [UInt8]) {
        self.bench = bench
        self.source = source
    }

    /// False where the solution itself does not pass: then nothing can be said of its mutants.
    mutating func run() throws(GraderFault) -> Bool {
        let text = String(decoding: source, as: UTF8.self)
        let all = Mutants.of([text]).enumerated().map { (number: $0 + 1, mutant: $1) }
        guard try passesUnchanged() else { return false }
        let left = try runTogether(all.filter { $0.mutant.body != nil })
        for one in left + all.filter({ $0.mutant.body == nil }) { try runAlone(one) }
        return true
    }

    private func passesUnchanged() throws(GraderFault) -> Bool {
        guard case .made(let build) = try build(source, []) else { return false }
        return try bench.passes(Self.original, of: build)
    }

    private func build(_ source: [UInt8], _ mutants: [Numbered]) throws(GraderFault) -> MutantBench.Build {
        try bench.build(
            source, selector: MutantSchema.selector, blamed: mutants.map { MutantSchema.fileName($0.number) })
    }

    /// Those that have to be made one at a time after all.
    private mutating func runTogether(_ mutants: [Numbered]) throws(GraderFault) -> [Numbered] {
        var left = mutants
        for _ in 0..<Self.rounds where !left.isEmpty {
            switch try build(MutantSchema.text(of: source, mutants: left), left) {
            case .made(let build):
                guard try bench.passes(Self.original, of: build) else { return left }
                for one in left { sort(one.mutant, passes: try bench.passes(one.number, of: build)) }
                return []
            case .errors(let files):
                discarded += left.filter { files.contains(MutantSchema.fileName($0.number)) }.map(\.mutant)
                left.removeAll { files.contains(MutantSchema.fileName($0.number)) }
            case .failed: return left
            }
        }
        return left
    }

    private mutating func runAlone(_ one: Numbered) throws(GraderFault) {
        switch try build(one.mutant.edit.applied(to: source), []) {
        case .made(let build): sort(one.mutant, passes: try bench.passes(Self.original, of: build))
        case .errors, .failed: discarded.append(one.mutant)
        }
    }

    private mutating func sort(_ mutant: Mutant, passes: Bool) {
        if passes { survivors.append(mutant) } else { killed.append(mutant) }
    }
}
