/// Lets one library serve one of many programs: the number of the program comes before the commands.
enum MutantEntry {
    static let file = "Mutants.swift"
    /// The symbol of the harness's own function, which the host must not find.
    static let harnessSymbol = "learn_serve_harness"

    /// A file with the function that the host looks for and the variable `selector`, which selects.
    static func source(selector: String) -> String {
        """
        nonisolated(unsafe) var \(selector) = 0

        @_cdecl("\(HarnessEntry.symbol)")
        public func `serve a mutant`(
            _ commands: Swift::UnsafeRawPointer, _ commandCount: Swift::Int,
            _ ledger: Swift::UnsafeMutableRawPointer, _ ledgerSize: Swift::Int
        ) {
            \(selector) = commands.loadUnaligned(as: Swift::Int.self)
            `serve \(HarnessEntry.constant)`(commands + 8, commandCount - 8, ledger, ledgerSize)
        }

        """
    }
}
