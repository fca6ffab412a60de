import CourseModel
import ExerciseRunner
import Testing

/// Students' code that ends its process, or never would.
struct HostileEndingTests {
    /// What is run, and how it ends.
    struct Case: CustomTestStringConvertible, Sendable {
        var code: String
        var ending: Ending
        /// Of processor time.
        var seconds = 1
        var wallMilliseconds = 60_000

        var testDescription: String { code }
    }

    private static let cases = [
        Case(code: "exit(3)", ending: .exited(status: 3)), Case(code: "exit(0)", ending: .exited(status: 0)),
        Case(code: "exitAtOnce(0)", ending: .exited(status: 0)), Case(code: "abort()", ending: .crashed(signal: 6)),
        Case(code: "kill(getpid(), 9); sleep(1)", ending: .crashed(signal: 9)),
        Case(code: "kill(getpid(), 15); sleep(1)", ending: .crashed(signal: 15)),
        Case(code: "kill(getpid(), 24); sleep(1)", ending: .crashed(signal: 24)),
        Case(code: "_ = deep(1)", ending: .crashed(signal: 11)),
        Case(code: "while true {}", ending: .timeLimit),
        Case(code: "signal(SIGXCPU, SIG_IGN); while true {}", ending: .timeLimit),
        Case(code: "while true { _ = pause() }", ending: .timeLimit, wallMilliseconds: 200),
        Case(code: "fputs(\"Fatal error: Missing x\\n\", stderr); exit(132)", ending: .exited(status: 132)),
        // Filling memory takes a slow machine longer than the exercise allows.
        Case(code: "_ = [UInt8](repeating: 1, count: 10 << 30)", ending: .memoryLimit, seconds: 20),
        Case(
            code: "var all: [[UInt8]] = []; while true { all.append([UInt8](repeating: 1, count: 1 << 20)) }",
            ending: .memoryLimit, seconds: 20),
        Case(code: "while true { print(\"0123456789\", terminator: \"\") }", ending: .outputLimit, seconds: 20),
        Case(
            code: "for _ in 0..<(1 << 30) / 100 { print(String(repeating: \"x\", count: 99)) }",
            ending: .outputLimit, seconds: 20),
        Case(code: "fatalError(\"stop\")", ending: .trapped(message: "stop")),
        // Closing all descriptors takes its own message away and nothing else.
        Case(
            code: "for file in Int32(0)..<1024 { close(file) }; fatalError(\"stop\")", ending: .trapped(message: nil)),
        Case(
            code: """
                var made = 0
                for _ in 0..<10_000 {
                    var thread = pthread_t()
                    if pthread_create(&thread, nil, { _ in sleep(9); return nil }, nil) != 0 { break }
                    made += 1
                }
                exit(made > 1024 || made < 2 ? 1 : 7)
                """, ending: .exited(status: 7)),
    ]

    private static let snippets = Result {
        try Snippets(cases.map(\.code), rest: "\nfunc deep(_ number: Int) -> Int { deep(number + 1) &+ 1 }\n")
    }

    @Test(arguments: cases) func `its end is its own, and never a pass`(_ one: Case) throws {
        let outcome = try Self.snippets.get().run(
            one.code, seconds: one.seconds, wallMilliseconds: one.wallMilliseconds)
        #expect(outcome.ending == one.ending)
        #expect(!outcome.isRight)
    }
}
