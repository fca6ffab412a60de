internal import ExerciseRunner
internal import SwiftSource

/// The mutants of one solution by what became of them.
struct MutantFates {
    var killed: [Mutant] = []
    var survivors: [Mutant] = []
    /// Those that do not compile.
    var discarded: [Mutant] = []
    /// Those that the compiler takes too long over.
    var untold: [Mutant] = []

    /// Whether there were mutants and none of them compiles.
    var areAllDiscarded: Bool { !discarded.isEmpty && killed.isEmpty && survivors.isEmpty && untold.isEmpty }

    mutating func sort(_ mutant: Mutant, passes: Bool) {
        if passes { survivors.append(mutant) } else { killed.append(mutant) }
    }
}

extension StudentFiles {
    var texts: [String] { files.map { String(decoding: $0.file.bytes, as: UTF8.self) } }

    /// With one file as the mutant has it.
    func changed(by mutant: Mutant) -> StudentFiles {
        map { index, bytes in index == mutant.file ? mutant.edit.applied(to: bytes) : bytes }
    }

    /// With other contents; `change` is given each file's place and bytes.
    func map(_ change: (Int, [UInt8]) -> [UInt8]) -> StudentFiles {
        StudentFiles(
            files.enumerated().map { index, file in
                Named(name: file.name, file: StudentFile(bytes: change(index, file.file.bytes)))
            })
    }
}
