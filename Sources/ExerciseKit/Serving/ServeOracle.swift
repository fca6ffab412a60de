/// Answers one request, the bytes of an `OracleRequest`. For each sequence the ledger gets the commands, where they were asked
/// for, then the observations, then `s`, or `t` with its message where the program stops, or `u` with the index of a command
/// that is none of the exercise's; after all of them `e`.
public func serve(
    _ oracle: Oracle, commands: UnsafeRawPointer, commandCount: Int, ledger: UnsafeMutableRawPointer, ledgerSize: Int
) {
    var ledger = Ledger(UnsafeMutableRawBufferPointer(start: ledger, count: ledgerSize))
    switch OracleRequest(UnsafeRawBufferPointer(start: commands, count: commandCount)) {
    case .answer(let sequences):
        for sequence in sequences {
            guard ledger.enter(oracle.answer(to: sequence)) else { return }
        }
    case .generate(let seed, let lengths):
        var generator: any RandomNumberGenerator = SeededGenerator(seed: seed)
        for length in lengths {
            let sequence = oracle.sequence(length: length, using: &generator)
            for command in sequence {
                guard ledger.enter(.command, command) else { return }
            }
            guard ledger.enter(oracle.answer(to: sequence)) else { return }
        }
    case nil: return
    }
    _ = ledger.enter([Entry.end.rawValue])
}

extension Ledger {
    /// False where there is no room.
    fileprivate mutating func enter(_ answer: Oracle.Answer) -> Bool {
        switch answer {
        case .completed(let observations):
            enter(observations) && enter([Entry.sequenceEnd.rawValue])
        case .trapped(let observations, let message):
            enter(observations) && enter(.trap, .text(message))
        case .unreadable(let command): enter(.unreadable, .text(String(command)))
        }
    }

    private mutating func enter(_ observations: [WireValue]) -> Bool {
        observations.allSatisfy { enter(.observation, $0) }
    }

    fileprivate mutating func enter(_ entry: Entry, _ value: WireValue) -> Bool {
        guard value != .unwritable else { return false }
        var bytes = [entry.rawValue]
        value.write(to: &bytes)
        return enter(bytes)
    }
}
