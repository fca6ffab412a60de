/// A harness whose library serves one of many programs: the number of the program comes before the commands.
struct SelectingHarness {
    static let entryFile = "Mutants.swift"
    private static let entryName = "\"learn_serve\""
    private static let innerName = "\"learn_serve_harness\""

    /// The harness under another name.
    let text: [UInt8]
    /// A file with the function that the host looks for and the variable that selects.
    let entry: [UInt8]

    /// `harness` holds a function with `@_cdecl("learn_serve")`; `selector` is the variable's name.
    init(_ harness: [UInt8], selector: String) {
        let whole = String(decoding: harness, as: UTF8.self)
        guard let (head, tail) = whole[...].parted(by: Self.entryName), let function = Self.function(tail) else {
            text = harness
            entry = []
            return
        }
        text = Array((head + Self.innerName + tail).utf8)
        entry = Array(Self.source(function, selector).utf8)
    }

    /// The name after the next `func`, with its backticks.
    private static func function(_ text: Substring) -> Substring? {
        text.parted(by: "func ").map { $0.1.prefix { $0 != "(" } }
    }

    private static func source(_ function: Substring, _ selector: String) -> String {
        """
        nonisolated(unsafe) var \(selector) = 0

        @_cdecl("learn_serve")
        public func `serve a mutant`(
            _ commands: Swift::UnsafeRawPointer, _ commandCount: Swift::Int,
            _ ledger: Swift::UnsafeMutableRawPointer, _ ledgerSize: Swift::Int
        ) {
            \(selector) = commands.loadUnaligned(as: Swift::Int.self)
            \(function)(commands + 8, commandCount - 8, ledger, ledgerSize)
        }

        """
    }
}
