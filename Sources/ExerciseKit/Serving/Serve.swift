/// Tells the harness's commands, sequence by sequence, each to a fresh subject, and enters what is observed. `learn` adds the
/// function that calls this, which the host looks for, to an exercise's `Harness.swift`.
///
/// `commands` are the bytes of `CommandSequences`; `ledger` is memory shared with the host.
public func serve(
    _ harness: Harness, commands: UnsafeRawPointer, commandCount: Int, ledger: UnsafeMutableRawPointer, ledgerSize: Int
) {
    harness.serve(
        UnsafeRawBufferPointer(start: commands, count: commandCount),
        UnsafeMutableRawBufferPointer(start: ledger, count: ledgerSize))
}

/// What is told the commands of one sequence.
protocol CommandServer {
    mutating func serve(_ command: WireValue) -> ServedCommand
}

enum ServedCommand {
    case observed(WireValue)
    /// The command is none of the exercise's.
    case unreadable
    /// The harness gave up.
    case failed
}

struct SubjectServer<S: Subject>: CommandServer {
    var subject: S

    mutating func serve(_ command: WireValue) -> ServedCommand {
        guard let command = S.Command(wire: command) else { return .unreadable }
        // A student's build stops by itself; a harness that throws has entered nothing, which is never a pass.
        guard let observation = try? subject.perform(command) else { return .failed }
        return .observed(observation.wire)
    }
}

/// `fresh` makes what a sequence is served by.
func serveAll<Server: CommandServer>(
    _ commands: UnsafeRawBufferPointer, _ ledger: UnsafeMutableRawBufferPointer, fresh: () -> Server
) {
    var reader = WireReader(commands)
    var ledger = Ledger(ledger)
    guard let sequences = reader.count() else { return enterUnreadable(&ledger) }
    for _ in 0..<sequences {
        guard let count = reader.count() else { return enterUnreadable(&ledger) }
        var server = fresh()
        guard serveSequence(&server, count, &reader, &ledger) else { return }
    }
    _ = ledger.enter([Entry.end.rawValue])
}

private func enterUnreadable(_ ledger: inout Ledger) {
    _ = ledger.enter([Entry.unreadable.rawValue])
}

/// False where the rest cannot be served.
private func serveSequence<Server: CommandServer>(
    _ server: inout Server, _ count: Int, _ reader: inout WireReader, _ ledger: inout Ledger
) -> Bool {
    var bytes: [UInt8] = []
    for _ in 0..<count {
        switch reader.value().map({ server.serve($0) }) {
        case .observed(let observation):
            bytes.removeAll(keepingCapacity: true)
            bytes.append(Entry.observation.rawValue)
            observation.write(to: &bytes)
            guard ledger.enter(bytes) else { return false }
        case .failed: return false
        case .unreadable, nil:
            enterUnreadable(&ledger)
            return false
        }
    }
    return ledger.enter([Entry.sequenceEnd.rawValue])
}
