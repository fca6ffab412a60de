import Foundation

extension GoldenBuild {
    /// What the compiler says of a program that it refuses, else what comes of its steps, in a home of its own.
    func transcript(of program: GoldenProgram) throws -> String {
        if let complaint = complaints[program.name] { return "does not compile\n" + complaint }
        let home = folder.appending(path: program.symbol)
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        // Its data files are in its bundle, which is the folder of the program.
        let own = home.appending(path: "player")
        try FileManager.default.linkItem(at: player, to: own)
        for file in program.data {
            try FileManager.default.copyItem(at: file, to: home.appending(path: file.lastPathComponent))
        }
        let steps = home.appending(path: "steps")
        try Data(program.steps.joined(separator: "\n").utf8).write(to: steps)
        let played = try Command(
            own, [program.name], in: home, input: steps,
            environment: [
                "HOME": home.path, "TZ": "UTC", "LC_ALL": "\(program.locale).UTF-8", "SWIFT_BACKTRACE": "enable=no",
            ])
        return played.output + (played.status == 0 ? "" : Self.trap(played.errors, played.status))
    }

    /// The trap's text, without the place in the file.
    private static func trap(_ errors: String, _ status: Int32) -> String {
        let line = errors.split(separator: "\n").first { $0.contains("Fatal error: ") }
        let text = line.map { $0.split(separator: "Fatal error: ", maxSplits: 1).last ?? $0 }
        return "trap: \(text.map(String.init) ?? "signal \(status)")\n"
    }
}
