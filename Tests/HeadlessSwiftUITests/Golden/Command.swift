import Foundation

/// A program that was run to its end.
struct Command {
    let output: String
    let errors: String
    let status: Int32

    init(_ program: URL, _ arguments: [String], in folder: URL, input: URL? = nil, environment: [String: String] = [:])
        throws
    {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let written = ["output", "errors"].map { folder.appending(path: "\(UUID().uuidString).\($0)") }
        for file in written { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
        process.standardInput = try input.map { try FileHandle(forReadingFrom: $0) } ?? .nullDevice
        process.standardOutput = try FileHandle(forWritingTo: written[0])
        process.standardError = try FileHandle(forWritingTo: written[1])
        try process.run()
        process.waitUntilExit()
        output = String(decoding: try Data(contentsOf: written[0]), as: UTF8.self)
        errors = String(decoding: try Data(contentsOf: written[1]), as: UTF8.self)
        status = process.terminationStatus
    }
}
