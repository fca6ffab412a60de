/// The function that the host looks for, where an author has not written it. It stands at the end of the file that it serves,
/// so that what it names may be private to that file.
enum HarnessEntry {
    /// `file` with the function, which serves the constant `constant`; unchanged where it has one of its own.
    static func completing(_ file: [UInt8], serving constant: String) -> [UInt8] {
        let text = String(decoding: file, as: UTF8.self)
        return text.parted(by: "learn_serve") == nil ? file + Array(source(constant).utf8) : file
    }

    private static func source(_ constant: String) -> String {
        """

        @_cdecl("learn_serve")
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

extension String {
    /// What stands before and after the first `mark`.
    fileprivate func parted(by mark: String) -> (Substring, Substring)? { self[...].parted(by: mark) }
}
