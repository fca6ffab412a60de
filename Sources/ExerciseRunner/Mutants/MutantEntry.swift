/// Lets one library serve one of many programs: the number of the program comes before the sequences, which it serves for as
/// long as it shows what is expected.
enum MutantEntry {
    static let file = "Mutants.swift"
    /// The symbol of the harness's own function, which the host must not find.
    static let harnessSymbol = "learn_serve_harness"

    /// A file with the function that the host looks for and the variable `selector`, which selects.
    static func source(selector: String) -> String {
        """
        import ExerciseKit

        nonisolated(unsafe) var \(selector) = 0

        @_cdecl("\(HarnessEntry.symbol)")
        public func `serve a mutant`(
            _ commands: Swift::UnsafeRawPointer, _ commandCount: Swift::Int,
            _ ledger: Swift::UnsafeMutableRawPointer, _ ledgerSize: Swift::Int
        ) {
            \(selector) = commands.loadUnaligned(as: Swift::Int.self)
            ExerciseKit::serve(
                compared: Swift::UnsafeRawBufferPointer(start: commands + 8, count: commandCount - 8),
                ledger: Swift::UnsafeMutableRawBufferPointer(start: ledger, count: ledgerSize),
                by: `serve \(HarnessEntry.constant)`)
        }

        """
    }
}
