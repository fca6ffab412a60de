internal import CourseModel

/// A program whose output and errors are kept, together.
struct CapturedProgram {
    /// As much is kept; a program that prints more is stopped.
    static let greatestOutput = 1 << 20
    /// More than any compiler needs that is waited for; it ends one that nobody waits for any more.
    static let processorSeconds = 180

    enum Result: Equatable {
        case ended(ChildProcess.End, output: [UInt8])
        case outOfTime
        case cancelled
    }

    private let process: ChildProcess
    private let output: Pipe
    private let started = System.now

    /// `memory` bytes of address space are the most that it gets.
    init(_ arguments: [String], environment: [String], memory: Int? = nil) throws(GraderFault) {
        output = try Pipe()
        process = try ChildProcess(
            arguments, environment: environment, descriptors: [-1, output.writeEnd, output.writeEnd],
            memory: memory, processorSeconds: Self.processorSeconds)
        output.closeWriteEnd()
    }

    /// Waits for its end, at most until `milliseconds` after its start.
    func finish(within milliseconds: Int, _ cancellation: Cancellation? = nil) -> Result {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < Self.greatestOutput {
            switch output.waitForInput(started + milliseconds - System.now, cancellation) {
            case .ready: break
            case .late: return stopped(.outOfTime)
            case .cancelled: return stopped(.cancelled)
            }
            let count = System.readChunk(output.readEnd, &chunk)
            guard count > 0 else { return .ended(process.wait(), output: bytes) }
            bytes += chunk[..<count]
        }
        process.stop()
        return .ended(.stopped, output: bytes)
    }

    private func stopped(_ result: Result) -> Result {
        process.stop()
        return result
    }
}
