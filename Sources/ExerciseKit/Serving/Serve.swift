/// Tells the subject's commands, sequence by sequence, each to a fresh subject, and enters what is observed. This is what
/// a harness calls from the function that the host looks for, `learn_serve`.
///
/// `commands` are the bytes of `CommandSequences`; `ledger` is memory shared with the host.
public func serve<S: Subject>(
    _ subject: S.Type, commands: UnsafeRawPointer, commandCount: Int, ledger: UnsafeMutableRawPointer, ledgerSize: Int
) {
    var reader = WireReader(UnsafeRawBufferPointer(start: commands, count: commandCount))
    var ledger = Ledger(UnsafeMutableRawBufferPointer(start: ledger, count: ledgerSize))
    guard let sequences = reader.count() else { return enterUnreadable(&ledger) }
    for _ in 0..<sequences {
        guard let count = reader.count() else { return enterUnreadable(&ledger) }
        guard serveSequence(subject, count, &reader, &ledger) else { return }
    }
    _ = ledger.enter([Entry.end.rawValue])
}

private func enterUnreadable(_ ledger: inout Ledger) {
    _ = ledger.enter([Entry.unreadable.rawValue])
}

/// False where the rest cannot be served.
private func serveSequence<S: Subject>(
    _ type: S.Type, _ count: Int, _ reader: inout WireReader, _ ledger: inout Ledger
) -> Bool {
    var subject = S()
    var bytes: [UInt8] = []
    for _ in 0..<count {
        guard let command = reader.value().flatMap(S.Command.init(wire:)) else {
            enterUnreadable(&ledger)
            return false
        }
        // A student's build stops by itself; a harness that throws has entered nothing, which is never a pass.
        guard let observation = try? subject.perform(command) else { return false }
        bytes.removeAll(keepingCapacity: true)
        bytes.append(Entry.observation.rawValue)
        observation.wire.write(to: &bytes)
        guard ledger.enter(bytes) else { return false }
    }
    return ledger.enter([Entry.sequenceEnd.rawValue])
}
