import CourseModel
import ExerciseKit
import HostProtocol
import Testing

@testable import ExerciseRunner

/// Pieces of a student's code, all of them in one library, so that they cost one compile: `joinCrew` runs the one that the
/// first role of the crew names, and goes on as a right solution does.
struct Snippets: Sendable {
    private let library: [UInt8]
    private let checker: CodeChecker
    private let codes: [String]

    /// Compiles `codes`; `rest` stands after the functions.
    init(_ codes: [String], rest: String = "", options: CheckOptions = CheckOptions()) throws {
        self.codes = codes
        checker = try CrewJoin(options).checker
        let scratch = try ScratchFolder(in: checker.installation.temporary)
        let functions = codes.enumerated().map { "func snippet\($0)() {\n\($1)\n}" }
        let calls = codes.indices.map { "case \"\($0)\": snippet\($0)()" }
        let head = "    mission.crew.map { entry in"
        let text = try CrewJoin.solution().replacing(
            head,
            with: """
                    switch mission.crew.first?.role ?? "" {
                    \(calls.joined(separator: "\n"))
                    default: break
                    }
                    return mission.crew.map { entry in
                """)
        let imports = """
            import Glibc
            @_silgen_name("fork") func forkAnyway() -> Int32
            @_silgen_name("_exit") func exitAtOnce(_ status: Int32) -> Never
            @_silgen_name("syscall") func call(_ number: Int, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int) -> Int

            """
        let file = StudentFile(bytes: Array((imports + text + "\n" + functions.joined(separator: "\n") + rest).utf8))
        let files = StudentFiles([StudentFiles.Named(name: "CrewJoin.swift", file: file)])
        let sources = try checker.folder.sources(files, checker.companions(), in: scratch.path)
        let compilation = try Compilation(
            sources, to: "snippets", in: scratch.output, installation: checker.installation)
        library = try #require(System.read(try compilation.finish(within: 60_000).get().library))
    }

    /// How a run ended that served one mission, and whether what it showed is right.
    struct Outcome {
        var ending: Ending
        var isRight: Bool
        var protection: Protection
    }

    /// Runs `code`, one of those compiled, in a host of its own.
    func run(_ code: String, seconds: Int = 1, wallMilliseconds: Int = 60_000) throws -> Outcome {
        let index = try #require(codes.firstIndex(of: code))
        var limits = checker.limits
        limits.processorSeconds = seconds
        limits.wallMilliseconds = wallMilliseconds
        let scratch = try ScratchFolder(in: checker.installation.temporary)
        try System.write(library, to: scratch.output + "/snippets.so")
        let host = try checker.readyHost(try checker.startHost(scratch), scratch)
        let commands: [WireValue] = [
            Self.record("astronaut", ["id": "x", "name": "X", "description": ""]),
            .record("mission", [WireField("crew", .list([Self.record("entry", ["name": "x", "role": "\(index)"])]))]),
        ]
        let served = try Student(host: host, library: "snippets", limits: limits).serve([commands])
        let oracle = try #require(checker.oracle)
        let expected = try #require(Served(oracle.answer(to: commands)))
        let last = try #require(served.last)
        return Outcome(ending: last.ending, isRight: served == [expected], protection: host.protection)
    }

    private static func record(_ name: String, _ fields: KeyValuePairs<String, String>) -> WireValue {
        .record(name, fields.map { WireField($0.key, .text($0.value)) })
    }
}
