/// What `learn` asks of the host.
public enum HostRequest: Equatable, Sendable {
    /// Load these libraries of the toolchain, by path, for all runs to come.
    case load([String])
    /// Have so many processes wait for runs with these limits. Nothing is answered.
    case prepare(count: Int, HostLimits)
    /// Load students' libraries, each in a process of its own, `atOnce` at the same time, and serve them their commands. The
    /// answers come in order; where a run meets a limit, those behind it are stopped or not begun.
    case run([HostRun], atOnce: Int)

    public var bytes: [UInt8] {
        var frame = FrameWriter()
        switch self {
        case .load(let paths):
            frame.put(0)
            frame.put(paths.count)
            for path in paths { frame.put(path) }
        case .run(let runs, let atOnce):
            frame.put(1)
            frame.put(atOnce)
            frame.put(runs.count)
            for run in runs { run.write(to: &frame) }
        case .prepare(let count, let limits):
            frame.put(2)
            frame.put(count)
            limits.write(to: &frame)
        }
        return frame.bytes
    }

    /// Nil where `bytes` are no request.
    public init?(bytes: [UInt8]) {
        var frame = FrameReader(bytes)
        switch frame.number() {
        case 0:
            guard let count = frame.number(), count >= 0 else { return nil }
            var paths: [String] = []
            for _ in 0..<count {
                guard let path = frame.text() else { return nil }
                paths.append(path)
            }
            self = .load(paths)
        case 1:
            guard let atOnce = frame.number(), atOnce > 0, let count = frame.number(), count >= 0 else { return nil }
            var runs: [HostRun] = []
            for _ in 0..<count {
                guard let run = HostRun(from: &frame) else { return nil }
                runs.append(run)
            }
            self = .run(runs, atOnce: atOnce)
        case 2:
            guard let count = frame.number(), count >= 0, let limits = HostLimits(from: &frame) else { return nil }
            self = .prepare(count: count, limits)
        default: return nil
        }
    }
}

/// One run of a student's library.
public struct HostRun: Equatable, Sendable {
    /// The library's path as the host sees it.
    public var library: String
    /// An empty folder is made here, the run's home and working directory.
    public var home: String
    public var limits: HostLimits
    /// As `CommandSequences` writes them.
    public var commands: [UInt8]

    public init(library: String, home: String, limits: HostLimits, commands: [UInt8]) {
        self.library = library
        self.home = home
        self.limits = limits
        self.commands = commands
    }

    public var bytes: [UInt8] {
        var frame = FrameWriter()
        write(to: &frame)
        return frame.bytes
    }

    /// Nil where `bytes` are no run.
    public init?(bytes: [UInt8]) {
        var frame = FrameReader(bytes)
        self.init(from: &frame)
    }

    func write(to frame: inout FrameWriter) {
        frame.put(library)
        frame.put(home)
        limits.write(to: &frame)
        frame.put(commands)
    }

    init?(from frame: inout FrameReader) {
        guard let library = frame.text(), let home = frame.text(), let limits = HostLimits(from: &frame),
            let commands = frame.blob()
        else { return nil }
        self.init(library: library, home: home, limits: limits, commands: commands)
    }
}

/// What a run may use.
public struct HostLimits: Equatable, Sendable {
    public var wallMilliseconds: Int
    /// At least 1.
    public var processorSeconds: Int
    /// Address space.
    public var memoryBytes: Int
    /// Standard output and error together.
    public var outputBytes: Int
    /// For all observations of the run.
    public var ledgerBytes: Int
    /// Processes and threads of the user, those of all other programs counted in.
    public var processes: Int
    /// The largest file.
    public var fileBytes: Int

    public init(
        wallMilliseconds: Int = 5_000, processorSeconds: Int = 1, memoryBytes: Int = 1 << 30,
        outputBytes: Int = 1 << 20, ledgerBytes: Int = 16 << 20, processes: Int = 1024, fileBytes: Int = 8 << 20
    ) {
        self.wallMilliseconds = wallMilliseconds
        self.processorSeconds = processorSeconds
        self.memoryBytes = memoryBytes
        self.outputBytes = outputBytes
        self.ledgerBytes = ledgerBytes
        self.processes = processes
        self.fileBytes = fileBytes
    }

    func write(to frame: inout FrameWriter) {
        for limit in [
            wallMilliseconds, processorSeconds, memoryBytes, outputBytes, ledgerBytes, processes, fileBytes,
        ] {
            frame.put(limit)
        }
    }

    init?(from frame: inout FrameReader) {
        guard let wall = frame.number(), let processor = frame.number(), let memory = frame.number(),
            let output = frame.number(), let ledger = frame.number(), let processes = frame.number(),
            let file = frame.number()
        else { return nil }
        self.init(
            wallMilliseconds: wall, processorSeconds: processor, memoryBytes: memory, outputBytes: output,
            ledgerBytes: ledger, processes: processes, fileBytes: file)
    }
}
