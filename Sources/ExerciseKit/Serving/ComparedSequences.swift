/// Sequences of commands, each with the entries that a right solution leaves of it: what shows something else is served no
/// further.
public struct ComparedSequences: Equatable, Sendable {
    public struct Sequence: Equatable, Sendable {
        public var commands: [WireValue]
        /// As a ledger holds them after this sequence alone.
        public var entries: [UInt8]

        public init(_ commands: [WireValue], entries: [UInt8]) {
            self.commands = commands
            self.entries = entries
        }
    }

    public var sequences: [Sequence]

    public init(_ sequences: [Sequence]) { self.sequences = sequences }

    /// For each its commands, as `CommandSequences` of one, then its entries; before each of the two its size, 8 bytes in the
    /// machine's order.
    public var bytes: [UInt8] {
        sequences.flatMap { sequence in
            [CommandSequences([sequence.commands]).bytes, sequence.entries].flatMap { part in
                withUnsafeBytes(of: part.count) { Array($0) } + part
            }
        }
    }
}

/// Serves the bytes of `ComparedSequences` by a function such as a host looks for, one sequence after another, for as long as
/// each leaves the entries that are expected. In the end the ledger holds those of the last; none where one differs, unless
/// the program stops in it.
public func serve(
    compared: UnsafeRawBufferPointer, ledger: UnsafeMutableRawBufferPointer,
    by serve: (UnsafeRawPointer, Int, UnsafeMutableRawPointer, Int) -> Void
) {
    var rest = compared
    while let commands = nextPart(of: &rest), let entries = nextPart(of: &rest),
        let start = commands.baseAddress, let memory = ledger.baseAddress
    {
        // A program that ends here must not leave what the one before showed.
        ledger.storeBytes(of: 0, as: UInt64.self)
        serve(start, commands.count, memory, ledger.count)
        guard Ledger.holds(entries, in: UnsafeRawBufferPointer(ledger)) else {
            ledger.storeBytes(of: 0, as: UInt64.self)
            return
        }
    }
}

/// Nil where there is none, or none that is whole.
private func nextPart(of rest: inout UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    let head = MemoryLayout<Int>.size
    guard rest.count >= head else { return nil }
    let count = rest.loadUnaligned(as: Int.self)
    guard (0...rest.count - head).contains(count) else { return nil }
    defer { rest = UnsafeRawBufferPointer(rebasing: rest[(head + count)...]) }
    return UnsafeRawBufferPointer(rebasing: rest[head..<head + count])
}
