/// Sequences of commands as bytes: how many sequences, then for each how many commands and the commands.
public struct CommandSequences: Equatable, Sendable {
    public var sequences: [[WireValue]]

    public init(_ sequences: [[WireValue]]) { self.sequences = sequences }

    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        WireNumber.write(sequences.count, to: &bytes)
        for sequence in sequences {
            WireNumber.write(sequence.count, to: &bytes)
            for command in sequence { command.write(to: &bytes) }
        }
        return bytes
    }
}
