internal import CourseModel

/// A program whose output and errors are kept, together.
struct CapturedProgram {
    /// As much is kept; a program that prints more is stopped.
    static let greatestOutput = 1 << 20

    enum Result: Equatable {
        case ended(ChildProcess.End, output: [UInt8])
        case outOfTime
    }

    private let process: ChildProcess
    private let output: Pipe
    private let started = System.now

    init(_ arguments: [String], environment: [String]) throws(GraderFault) {
        output = try Pipe()
        process = try ChildProcess(
            arguments, environment: environment, descriptors: [-1, output.writeEnd, output.writeEnd])
        output.closeWriteEnd()
    }

    /// Waits for its end, at most until `milliseconds` after its start.
    func finish(within milliseconds: Int) -> Result {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < Self.greatestOutput {
            guard output.waitForInput(started + milliseconds - System.now) else {
                process.stop()
                return .outOfTime
            }
            let count = System.readChunk(output.readEnd, &chunk)
            guard count > 0 else { return .ended(process.wait(), output: bytes) }
            bytes += chunk[..<count]
        }
        process.stop()
        return .ended(.stopped, output: bytes)
    }

    func stop() { process.stop() }
}
