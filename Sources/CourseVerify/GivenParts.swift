internal import CourseModel
internal import SwiftSource

/// The declarations of a solution that the starter has already. They are not the student's work, and what nobody asks about
/// there is no gap in the exercise; so they get no mutants.
struct GivenParts {
    private struct Change: Hashable {
        var kind: String
        var old: [UInt8]
        var new: String
    }

    private let given: [String: [Change]]

    /// `starter` holds the texts of the starter's files.
    init(starter: [String]) { given = Self.changes(of: Mutants.of(starter), in: starter) }

    /// The mutants of a solution's files that stand in declarations which the starter lacks or has otherwise: told by the
    /// changes that can be made of them.
    func others(in solution: [String]) -> [Mutant] {
        let mutants = Mutants.of(solution)
        let own = Self.changes(of: mutants, in: solution)
        return mutants.filter { given[$0.id.declaration] != own[$0.id.declaration] }
    }

    /// By the name of the declaration, in their order.
    private static func changes(of mutants: [Mutant], in files: [String]) -> [String: [Change]] {
        let bytes = files.map { Array($0.utf8) }
        return Dictionary(grouping: mutants, by: \.id.declaration).mapValues { mutants in
            mutants.map { mutant in
                Change(
                    kind: mutant.id.kind, old: Array(bytes[mutant.file][mutant.edit.range]),
                    new: mutant.edit.replacement)
            }
        }
    }
}
