/// What an exercise's own oracle is asked, in its own host.
public enum OracleRequest: Equatable, Sendable {
    /// What a right solution shows for these sequences.
    case answer([[WireValue]])
    /// Sequences of these lengths, decided by the seed, with what a right solution shows for them.
    case generate(seed: UInt64, lengths: [Int])

    public var bytes: [UInt8] {
        switch self {
        case .answer(let sequences): [Self.answerMark] + CommandSequences(sequences).bytes
        case .generate(let seed, let lengths):
            [Self.generateMark]
                + WireValue.list(([String(seed)] + lengths.map { String($0) }).map(WireValue.text)).bytes
        }
    }

    /// Nil where `bytes` are no request.
    init?(_ bytes: UnsafeRawBufferPointer) {
        var reader = WireReader(bytes)
        switch reader.byte() {
        case Self.answerMark:
            guard let sequences = CommandSequences(&reader) else { return nil }
            self = .answer(sequences.sequences)
        case Self.generateMark:
            guard case .list(let items) = reader.value(), let seed = items.first?.text.flatMap({ UInt64($0) }) else {
                return nil
            }
            self = .generate(seed: seed, lengths: items.dropFirst().compactMap { $0.text.flatMap { Int($0) } })
        default: return nil
        }
    }

    private static let answerMark = UInt8(ascii: "a")
    private static let generateMark = UInt8(ascii: "g")
}

extension CommandSequences {
    /// Nil where no sequences stand there.
    init?(_ reader: inout WireReader) {
        guard let count = reader.count() else { return nil }
        sequences = []
        for _ in 0..<count {
            guard let length = reader.count() else { return nil }
            var commands: [WireValue] = []
            for _ in 0..<length {
                guard let command = reader.value() else { return nil }
                commands.append(command)
            }
            sequences.append(commands)
        }
    }
}
