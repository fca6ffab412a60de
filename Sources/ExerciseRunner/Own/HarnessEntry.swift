/// The function that the host looks for, where an author has not written it. It stands at the end of the file that it serves,
/// so that what it names may be private to that file.
enum HarnessEntry {
    /// `file` with the function, which serves the constant `constant`; unchanged where it has one of its own.
    static func completing(_ file: [UInt8], serving constant: String) -> [UInt8] {
        let lines = String(decoding: file, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.contains(where: names) ? file : file + Array(source(constant).utf8)
    }

    /// Whether `line` names a function so; a comment does not.
    private static func names(_ line: Substring) -> Bool {
        let code = line.parted(by: "//")?.0 ?? line
        return code.parted(by: "@_cdecl(\"learn_serve\")") != nil
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
