/// The function by which a host finds what a file serves. It stands at the end of that file, so that what it names may be
/// private to it.
enum HarnessEntry {
    /// What the host looks for.
    static let symbol = "learn_serve"
    /// The name of the constant in `Harness.swift` that is served.
    static let constant = "the harness"

    /// `file` with a function of this symbol, named `serve CONSTANT`, which serves its constant of that name.
    static func completing(_ file: [UInt8], serving constant: String = constant, as symbol: String = symbol) -> [UInt8]
    {
        file + Array(source(constant, symbol).utf8)
    }

    private static func source(_ constant: String, _ symbol: String) -> String {
        """

        @_cdecl("\(symbol)")
        public func `serve \(constant)`(
            _ commands: Swift::UnsafeRawPointer, _ commandCount: Swift::Int,
            _ ledger: Swift::UnsafeMutableRawPointer, _ ledgerSize: Swift::Int
        ) {
            ExerciseKit::serve(
                `\(constant)`, commands: commands, commandCount: commandCount, ledger: ledger, ledgerSize: ledgerSize)
        }

        """
    }
}
