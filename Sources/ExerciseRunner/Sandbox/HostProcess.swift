internal import CourseModel
internal import HostProtocol

/// What keeps a student's code from the rest of the machine.
public enum Protection: Equatable, Sendable {
    /// Namespaces by bubblewrap, limits and a filter of system calls.
    case sandbox
    /// Limits and a filter of system calls alone: files can be read and, by file permissions, written.
    case limitsOnly
}

/// A running host, waiting for requests.
final class HostProcess {
    let protection: Protection
    private let process: ChildProcess
    private let requests: Pipe
    private let replies: Pipe
    private let log: Pipe
    private let folders: Folders
    private var runs = 0
    /// What was asked for without waiting, in order.
    private var awaited: [Preload] = []
    private let cancellation: Cancellation?

    /// What the host calls them.
    struct Folders {
        /// Of the student's library.
        var student: String
        /// For the runs' homes.
        var scratch: String
        /// Of the toolchain's libraries.
        var libraries: String
        /// The path of the library that stands for SwiftUI, where it is wanted.
        var swiftUI: String?
    }

    /// Starts a host in a sandbox.
    static func sandboxed(
        _ sandbox: Sandbox, _ cancellation: Cancellation?
    ) throws(GraderFault) -> HostProcess {
        let folders = Folders(
            student: Sandbox.studentFolder, scratch: Sandbox.scratchFolder, libraries: Sandbox.libraryFolder,
            swiftUI: sandbox.program.swiftUI.map { Sandbox.programFolder + "/" + $0.name })
        return try HostProcess(
            command: sandbox.command(requests: 3, replies: 4), environment: [], protection: .sandbox,
            folders: folders, cancellation)
    }

    /// Starts a host without a sandbox around it.
    static func bare(
        _ program: HostProgram, _ installation: Installation, _ scratch: ScratchFolder, _ cancellation: Cancellation?,
        variables: HostEnvironment = HostEnvironment()
    ) throws(GraderFault) -> HostProcess {
        ProcessControl.hideMemory()
        var command = [try program.path(in: scratch), "3", "4"]
        if System.isRoot { command.append("\(Sandbox.user)") }
        let homes = scratch.path + "/homes"
        try System.makeFolders(homes)
        System.openToAll(homes)
        return try HostProcess(
            command: command, environment: variables.variables.map { "\($0.name)=\($0.value)" },
            protection: .limitsOnly,
            folders: Folders(
                student: scratch.output, scratch: homes, libraries: installation.toolchain.libraries,
                swiftUI: program.swiftUI?.path),
            cancellation)
    }

    private init(
        command: [String], environment: [String], protection: Protection, folders: Folders,
        _ cancellation: Cancellation?
    ) throws(GraderFault) {
        self.protection = protection
        self.folders = folders
        self.cancellation = cancellation
        requests = try Pipe()
        replies = try Pipe()
        log = try Pipe()
        process = try ChildProcess(
            command, environment: environment,
            descriptors: [-1, -1, log.writeEnd, requests.readEnd, replies.writeEnd])
        requests.closeReadEnd()
        replies.closeWriteEnd()
        log.closeWriteEnd()
        if let swiftUI = folders.swiftUI, send(.load([swiftUI])) { awaited.append(.needed) }
    }

    private enum Preload { case needed, guessed }

    deinit { process.stop() }

    /// Asks for libraries that will probably be wanted, without waiting for them.
    func preload(_ names: [String]) {
        guard !names.isEmpty else { return }
        if send(.load(names.map { folders.libraries + "/" + $0 })) { awaited.append(.guessed) }
    }

    /// Whether the host has come up, as it says by itself. What happens after that is no reason to do without a sandbox.
    func isReady() throws(CheckFailure) -> Bool {
        guard try reply(within: 10_000) == .ready else { return false }
        for preload in awaited {
            guard case .loaded(let failures) = try reply(within: 20_000) else { throw .fault(.host(lastWords)) }
            // What was guessed and did not load will be asked for again, if it is wanted.
            guard preload == .guessed || failures.isEmpty else {
                throw .fault(.host(failures.joined(separator: "; ")))
            }
        }
        awaited = []
        return true
    }

    /// What it said of why it does not run.
    var lastWords: String {
        guard log.waitForInput(100) == .ready, let bytes = System.readAll(log.readEnd, most: 1) else { return "" }
        return String(decoding: bytes.prefix(500), as: UTF8.self)
    }

    /// Loads libraries of the toolchain, such as `libswiftObservation.so`, for all runs to come.
    func load(_ names: [String]) throws(CheckFailure) {
        guard !names.isEmpty else { return }
        let paths = names.map { folders.libraries + "/" + $0 }
        guard send(.load(paths)), case .loaded(let failures) = try reply(within: 20_000) else {
            throw .fault(.host(lastWords))
        }
        guard failures.isEmpty else { throw .fault(.host(failures.joined(separator: "; "))) }
    }

    /// Has processes ready for so many runs with these limits, without waiting for them.
    func prepare(_ count: Int, limits: HostLimits) { _ = send(.prepare(count: count, limits)) }

    /// Serves commands (the bytes of `CommandSequences`) to the library `NAME.so` in a process of its own.
    func run(_ name: String, commands: [UInt8], limits: HostLimits) throws(CheckFailure) -> HostRunEnd {
        guard let end = try run(name, each: [commands], limits: limits).first else { throw .fault(.host(lastWords)) }
        return end
    }

    /// Serves each of the commands in a process of its own, some at the same time. A run that meets a limit is the last of
    /// those whose ends are told.
    func run(_ name: String, each commands: [[UInt8]], limits: HostLimits) throws(CheckFailure) -> [HostRunEnd] {
        let all = commands.map { commands in
            runs += 1
            return HostRun(
                library: folders.student + "/" + name + ".so", home: folders.scratch + "/\(runs)", limits: limits,
                commands: commands)
        }
        guard send(.run(all, atOnce: min(System.processors, Self.mostAtOnce))) else { throw .fault(.host(lastWords)) }
        var ends: [HostRunEnd] = []
        for _ in all {
            switch try reply(within: limits.wallMilliseconds + 10_000) {
            case .ended(let end): ends.append(end)
            case .omitted: break
            case .notRun(let error): throw .fault(.host("error \(error)"))
            default: throw .fault(.host(lastWords))
            }
        }
        return ends
    }

    /// Each may take as much memory as the exercise allows.
    private static let mostAtOnce = 4

    private func send(_ request: HostRequest) -> Bool { FrameDescriptor(requests.writeEnd).send(request.bytes) }

    /// Nil where there is none in time, or none that can be read.
    private func reply(within milliseconds: Int) throws(CheckFailure) -> HostReply? {
        switch replies.waitForInput(milliseconds, cancellation) {
        case .ready: return FrameDescriptor(replies.readEnd).receive().flatMap(HostReply.init(bytes:))
        case .late: return nil
        case .cancelled: throw .cancelled
        }
    }
}
