/// What the host answers.
public enum HostReply: Equatable, Sendable {
    /// The host runs; said once, before any request.
    case ready
    /// What was asked for is loaded but for these, in the loader's words.
    case loaded(failures: [String])
    case ended(HostRunEnd)
    /// The run could not be begun; the system's error number.
    case notRun(error: Int)
    /// A run before this one met a limit.
    case omitted

    public var bytes: [UInt8] {
        var frame = FrameWriter()
        switch self {
        case .ready: frame.put(0)
        case .loaded(let failures):
            frame.put(1)
            frame.put(failures.count)
            for failure in failures { frame.put(failure) }
        case .ended(let end):
            frame.put(2)
            end.write(to: &frame)
        case .notRun(let error):
            frame.put(3)
            frame.put(error)
        case .omitted: frame.put(4)
        }
        return frame.bytes
    }

    /// Nil where `bytes` are no reply.
    public init?(bytes: [UInt8]) {
        var frame = FrameReader(bytes)
        switch frame.number() {
        case 0: self = .ready
        case 1:
            guard let count = frame.number(), count >= 0 else { return nil }
            var failures: [String] = []
            for _ in 0..<count {
                guard let failure = frame.text() else { return nil }
                failures.append(failure)
            }
            self = .loaded(failures: failures)
        case 2:
            guard let end = HostRunEnd(from: &frame) else { return nil }
            self = .ended(end)
        case 3:
            guard let error = frame.number() else { return nil }
            self = .notRun(error: error)
        case 4: self = .omitted
        default: return nil
        }
    }
}

/// How a run ended and what it left.
public struct HostRunEnd: Equatable, Sendable {
    public enum Cause: Equatable, Sendable {
        case exited(status: Int)
        case signaled(Int)
        /// Stopped: the wall clock's limit or that of processor time.
        case outOfTime
        /// Stopped by the host: too much was printed.
        case outOfOutput
    }

    public var cause: Cause
    public var processorMilliseconds: Int
    /// The last of what it printed, at most `outputKept` bytes.
    public var output: [UInt8]
    /// The entries of its ledger.
    public var entries: [UInt8]

    /// How much of the output is kept.
    public static let outputKept = 16 << 10

    public init(cause: Cause, processorMilliseconds: Int, output: [UInt8], entries: [UInt8]) {
        self.cause = cause
        self.processorMilliseconds = processorMilliseconds
        self.output = output
        self.entries = entries
    }

    func write(to frame: inout FrameWriter) {
        switch cause {
        case .exited(let status): frame.put(0); frame.put(status)
        case .signaled(let signal): frame.put(1); frame.put(signal)
        case .outOfTime: frame.put(2); frame.put(0)
        case .outOfOutput: frame.put(3); frame.put(0)
        }
        frame.put(processorMilliseconds)
        frame.put(output)
        frame.put(entries)
    }

    init?(from frame: inout FrameReader) {
        guard let kind = frame.number(), let detail = frame.number(), let processor = frame.number(),
            let output = frame.blob(), let entries = frame.blob()
        else { return nil }
        let cause: Cause
        switch kind {
        case 0: cause = .exited(status: detail)
        case 1: cause = .signaled(detail)
        case 2: cause = .outOfTime
        case 3: cause = .outOfOutput
        default: return nil
        }
        self.init(cause: cause, processorMilliseconds: processor, output: output, entries: entries)
    }
}
