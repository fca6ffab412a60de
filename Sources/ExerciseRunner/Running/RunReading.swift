internal import CourseModel
internal import ExerciseKit
internal import HostProtocol

/// What a student's process left, read as the sequences that it was to serve. Nothing here is trusted: what does not read
/// is interference.
struct RunReading: Equatable {
    /// As many as were begun: at most one that did not complete, the last.
    var served: [Served]
    /// Why nothing was served, where the library did not load or the process could not be confined.
    var failure: Failure?

    enum Failure: Equatable {
        case notLoaded(String)
        case notConfined(String)
    }

    /// `counts` holds how many commands each sequence has.
    init(_ end: HostRunEnd, counts: [Int]) {
        served = []
        var entries = EntryWalk(counts: counts)
        end.entries.withUnsafeBytes { entries.walk($0) }
        served = entries.served
        failure = entries.failure
        guard failure == nil, !entries.isComplete || end.cause != .exited(status: 0) else { return }
        served.append(Served(observations: entries.current, ending: entries.stop ?? Self.ending(end)))
    }

    static func ending(_ end: HostRunEnd) -> Ending {
        switch end.cause {
        case .outOfTime: .timeLimit
        case .outOfOutput: .outputLimit
        case .exited(let status): .exited(status: status)
        case .signaled(let signal): SignalEnding.ending(signal: signal, output: end.output)
        }
    }
}

/// Walks through the entries of a ledger.
private struct EntryWalk {
    let counts: [Int]
    var served: [Served] = []
    /// The observations of the sequence that is being served.
    var current: [WireValue] = []
    /// Why the walk ended before the end of all.
    var stop: Ending?
    var failure: RunReading.Failure?
    /// Whether all sequences were served, and no more.
    var isComplete = false

    init(counts: [Int]) { self.counts = counts }

    /// Whether there are sequences that were not served to their end.
    var isOpen: Bool { served.count < counts.count }

    mutating func walk(_ bytes: UnsafeRawBufferPointer) {
        var reader = WireReader(bytes)
        while !reader.isAtEnd, stop == nil, failure == nil, !isComplete { step(&reader) }
        if isComplete, !reader.isAtEnd || isOpen {
            isComplete = false
            stop = .interfered
        }
    }

    private mutating func step(_ reader: inout WireReader) {
        switch reader.byte().flatMap(Entry.init(rawValue:)) {
        case .observation:
            guard isOpen, current.count < counts[served.count], let value = reader.value() else { break }
            current.append(value)
            return
        case .sequenceEnd:
            guard isOpen, current.count == counts[served.count] else { break }
            served.append(Served(observations: current, ending: .completed))
            current = []
            return
        case .end:
            isComplete = true
            return
        case .full:
            stop = .outputLimit
            return
        case .loadFailure:
            failure = .notLoaded(reader.value()?.text ?? "")
            return
        case .notConfined:
            failure = .notConfined(reader.value()?.text ?? "")
            return
        case .unreadable, .command, .trap, .record, nil: break
        }
        stop = .interfered
    }
}
