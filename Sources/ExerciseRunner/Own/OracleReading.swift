internal import CourseModel
internal import ExerciseKit
internal import HostProtocol

/// What an exercise's own oracle left: sequences with their answers. Anything else is its fault.
struct OracleReading: Equatable {
    private(set) var sequences: [AnsweredSequence] = []
    private var commands: [WireValue] = []
    private var observations: [WireValue] = []
    private var isComplete = false

    init(_ end: HostRunEnd) throws(GraderFault) {
        let fault: OracleFault? = end.entries.withUnsafeBytes { bytes in
            var reader = WireReader(bytes)
            while !reader.isAtEnd, !isComplete {
                if let fault = step(&reader) { return fault }
            }
            return nil
        }
        if let fault { throw .oracle(fault) }
        guard isComplete, end.cause == .exited(status: 0) else {
            throw .oracle(isComplete || end.cause != .exited(status: 0) ? .ended(RunReading.ending(end)) : .unreadable)
        }
    }

    /// Reads one entry; gives the fault where it tells of one.
    private mutating func step(_ reader: inout WireReader) -> OracleFault? {
        switch reader.byte().flatMap(Entry.init(rawValue:)) {
        case .command: take(reader.value()) { $0.commands.append($1) }
        case .observation: take(reader.value()) { $0.observations.append($1) }
        case .sequenceEnd: finish { .completed($0) }
        case .trap:
            take(reader.value()?.text) { reading, message in
                _ = reading.finish { .trapped($0, message: message) }
            }
        case .unreadable:
            take(reader.value()?.text.flatMap { Int($0) }) { reading, place in
                _ = reading.finish { _ in .unreadable(command: place) }
            }
        case .end: finishAll()
        case .full: .ended(.outputLimit)
        case .loadFailure: .notLoaded(message: reader.value()?.text ?? "")
        case .notConfined: .notLoaded(message: reader.value()?.text ?? "")
        case .record, nil: .unreadable
        }
    }

    private mutating func take<Value>(_ value: Value?, _ use: (inout OracleReading, Value) -> Void) -> OracleFault? {
        guard let value else { return .unreadable }
        use(&self, value)
        return nil
    }

    private mutating func finish(_ answer: ([WireValue]) -> Oracle.Answer) -> OracleFault? {
        sequences.append(AnsweredSequence(commands: commands, answer: answer(observations)))
        commands = []
        observations = []
        return nil
    }

    private mutating func finishAll() -> OracleFault? {
        isComplete = true
        return nil
    }
}
