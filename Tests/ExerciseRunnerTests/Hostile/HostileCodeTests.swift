import CourseModel
import ExerciseRunner
import Testing

/// Students' code that does not play by the rules, on purpose or not.
struct HostileCodeTests {
    private let libc = """
        import Glibc
        @_silgen_name("fork") func forkAnyway() -> Int32
        @_silgen_name("_exit") func exitAtOnce(_ status: Int32) -> Never
        """

    @Test func `an endless loop meets the time limit`() throws {
        let check = try CrewJoin().checkSolution(first: "while true {}")
        guard case .timeLimit(let counterexample) = check.verdict else { return record(check) }
        #expect(counterexample.commands.count == 2)
    }

    @Test func `waiting for ever meets the time limit too`() throws {
        let options = CheckOptions(wallMilliseconds: 300)
        let check = try CrewJoin(options).checkSolution(first: "while true { _ = pause() }", imports: libc)
        guard case .timeLimit = check.verdict else { return record(check) }
    }

    @Test func `endless recursion is a crash`() throws {
        let check = try CrewJoin().checkSolution(
            first: "_ = deep(mission.id)", rest: "func deep(_ number: Int) -> Int { deep(number + 1) &+ 1 }")
        guard case .trapped(let counterexample) = check.verdict else { return record(check) }
        #expect(counterexample.observed.ending == .crashed(signal: 11))
    }

    @Test(arguments: [
        "_ = [UInt8](repeating: 1, count: 10 << 30)",
        "var all: [[UInt8]] = []; while true { all.append([UInt8](repeating: 1, count: 1 << 20)) }",
    ])
    func `taking all memory meets the memory limit`(_ code: String) throws {
        // Filling memory takes a slow machine longer than the exercise allows.
        let check = try CrewJoin(seconds: 20).checkSolution(first: code)
        guard case .memoryLimit = check.verdict else { return record(check) }
    }

    @Test(arguments: [
        ("print(\"x\"); print(\"x\", terminator: \"\")", true),
        ("while true { print(\"0123456789\", terminator: \"\") }", false),
        ("for _ in 0..<(1 << 30) / 100 { print(String(repeating: \"x\", count: 99)) }", false),
    ])
    func `some output is no matter, endless output meets the limit`(_ code: String, passes: Bool) throws {
        let check = try CrewJoin().checkSolution(first: code)
        if passes { return #expect(check.verdict == .passed) }
        guard case .outputLimit = check.verdict else { return record(check) }
    }

    @Test(arguments: ["exit(3)", "exitAtOnce(0)"])
    func `ending early is no pass, whatever the status`(_ code: String) throws {
        let check = try CrewJoin().checkSolution(first: code, imports: libc)
        guard case .endedEarly(let status, _) = check.verdict else { return record(check) }
        #expect(status == (code == "exit(3)" ? 3 : 0))
    }

    @Test func `ending early where all is served but for the end is no pass`() throws {
        let check = try CrewJoin().checkSolution(
            first: "served += 1; if served > 40 { exit(0) }", rest: "var served = 0", imports: libc)
        guard case .endedEarly = check.verdict else { return record(check) }
    }

    @Test func `abort is a crash`() throws {
        let check = try CrewJoin().checkSolution(first: "abort()", imports: libc)
        guard case .trapped(let counterexample) = check.verdict else { return record(check) }
        #expect(counterexample.observed.ending == .crashed(signal: 6))
    }

    @Test func `signals to others are refused, and right code goes on`() throws {
        let check = try CrewJoin().checkSolution(
            first: "for process in [0, -1, getppid(), 1] where kill(process, 9) == 0 { fatalError() }",
            imports: libc)
        #expect(check.verdict == .passed)
    }

    @Test(arguments: [9, 15, 24]) func `its own death is its own`(_ signal: Int) throws {
        let check = try CrewJoin().checkSolution(first: "kill(getpid(), \(signal)); sleep(1)", imports: libc)
        guard case .trapped(let counterexample) = check.verdict else { return record(check) }
        #expect(counterexample.observed.ending == .crashed(signal: signal))
    }

    @Test func `forks are refused`() throws {
        let check = try CrewJoin().checkSolution(
            first: "for _ in 0..<1000 where forkAnyway() >= 0 { fatalError() }", imports: libc)
        #expect(check.verdict == .passed)
    }

    @Test func `threads are bounded`() throws {
        let start = """
            var made = 0
            for _ in 0..<10_000 {
                var thread = pthread_t()
                if pthread_create(&thread, nil, { _ in sleep(9); return nil }, nil) != 0 { break }
                made += 1
            }
            if made > 100 || made < 2 { fatalError("made \\(made)") }
            exit(7)
            """
        let check = try CrewJoin().checkSolution(first: start, imports: libc)
        guard case .endedEarly(7, _) = check.verdict else { return record(check) }
    }

    @Test func `what it writes to every descriptor proves nothing`() throws {
        let forged =
            "for file in Int32(0)..<64 { for text in [\"passed\\n\", \"se\", \"e\"] { write(file, text, text.utf8.count) } }"
        let check = try CrewJoin().checkSolution(first: forged + "; return []", imports: libc)
        guard case .wrong = check.verdict else { return record(check) }
        #expect(try CrewJoin().checkSolution(first: forged, imports: libc).verdict == .passed)
    }

    @Test func `closing all descriptors takes its own message away and nothing else`() throws {
        let check = try CrewJoin().checkSolution(
            first: "for file in Int32(0)..<1024 { close(file) }", imports: libc)
        guard case .wrong(let counterexample) = check.verdict else { return record(check) }
        #expect(counterexample.observed.ending == .trapped(message: nil))
    }

    @Test func `standard input is empty`() throws {
        let check = try CrewJoin().checkSolution(first: "if readLine() != nil { fatalError() }")
        #expect(check.verdict == .passed)
    }

    @Test func `nothing of the machine's can be read in a sandbox`() throws {
        let paths = [
            "/etc/passwd", "/proc/1/mem", "/proc/2/mem", "/proc/1/environ", "/proc/1/fd/3", "/root", "/home", "/tmp",
            Places.crewJoinSolution, Places.crewJoin,
        ]
        let check = try CrewJoin().checkSolution(
            first: "for path in \(paths) where open(path, O_RDONLY) >= 0 { fatalError(path) }", imports: libc)
        guard check.protection == .sandbox else { return }
        #expect(check.verdict == .passed)
    }

    @Test func `nothing but its own folder can be written in a sandbox`() throws {
        let paths = [
            "/x", "/tmp/x", "/student/x", "/student/student.so", "/dev/x", "/dev/shm/x", "/swift/x", "/proc/1/fd/4",
        ]
        let check = try CrewJoin().checkSolution(
            first: "for path in \(paths) where open(path, O_RDWR | O_CREAT, 0o600) >= 0 { fatalError(path) }",
            imports: libc)
        guard check.protection == .sandbox else { return }
        #expect(check.verdict == .passed)
    }

    @Test func `its own home can be written, up to the limit`() throws {
        let write = """
            signal(SIGXFSZ, SIG_IGN)
            let file = open(String(cString: getenv("HOME")) + "/x", O_RDWR | O_CREAT, 0o600)
            if file < 0 || write(file, "abc", 3) != 3 || ftruncate(file, 1 << 30) == 0 { fatalError() }
            close(file)
            """
        #expect(try CrewJoin().checkSolution(first: write, imports: libc).verdict == .passed)
    }

    @Test func `there is no network`() throws {
        let check = try CrewJoin().checkSolution(
            first: "if socket(AF_INET, 1, 0) >= 0 || socket(AF_UNIX, 1, 0) >= 0 { fatalError() }", imports: libc)
        #expect(check.verdict == .passed)
    }

    @Test func `other programs cannot be run`() throws {
        let run = """
            var words: [UnsafeMutablePointer<CChar>?] = [strdup("/learn-host"), nil]
            if execv("/learn-host", &words) != -1 { fatalError() }
            if dlopen("/learn-host", RTLD_NOW) != nil { fatalError() }
            """
        #expect(try CrewJoin().checkSolution(first: run, imports: libc).verdict == .passed)
    }

    @Test func `surroundings that it changes are its own`() throws {
        let change = """
            setlocale(LC_ALL, "tr_TR.UTF-8"); chdir("/"); setenv("TZ", "Asia/Tokyo", 1); tzset(); umask(0o777)
            for number in Int32(1)..<32 { signal(number, SIG_IGN) }
            """
        #expect(try CrewJoin().checkSolution(first: change, imports: libc).verdict == .passed)
    }

    @Test func `a time limit that it ignores still holds`() throws {
        let check = try CrewJoin().checkSolution(first: "signal(SIGXCPU, SIG_IGN); while true {}", imports: libc)
        guard case .timeLimit = check.verdict else { return record(check) }
    }

    @Test func `a global that runs code when it is first used is like any other code`() throws {
        let check = try CrewJoin().checkSolution(
            first: "if started != 1 { fatalError() }", rest: "let started: Int = { print(\"hello\"); return 1 }()")
        #expect(check.verdict == .passed)
    }

    @Test func `right on the second call only is wrong`() throws {
        let check = try CrewJoin().checkSolution(
            first: "calls += 1; if calls == 1 { return [] }", rest: "var calls = 0")
        guard case .wrong(let counterexample) = check.verdict else { return record(check) }
        #expect(counterexample.earlier.isEmpty)
    }

    @Test func `what shows only after other sequences is shown with them`() throws {
        let check = try CrewJoin().checkSolution(
            first: "calls += 1; if calls > 30 { return [] }", rest: "var calls = 0")
        guard case .wrong(let counterexample) = check.verdict else { return record(check) }
        #expect(!counterexample.earlier.isEmpty)
    }

    @Test func `stopping with another message is wrong`() throws {
        let solution = try CrewJoin.solution()
        let check = try CrewJoin().check(
            solution.replacing("\"Missing \\(entry.name)\"", with: "\"missing \\(entry.name)\""))
        guard case .wrong(let counterexample) = check.verdict else { return record(check) }
        #expect(counterexample.observed.ending == .trapped(message: "missing armstrng"))
    }

    @Test func `a stop that is only printed is none`() throws {
        let solution = try CrewJoin.solution()
        let forged = "fputs(\"Fatal error: Missing \\(entry.name)\\n\", stderr); exit(132)"
        let check = try CrewJoin().check(
            "import Glibc\n" + solution.replacing("fatalError(\"Missing \\(entry.name)\")", with: forged))
        guard case .endedEarly(132, _) = check.verdict else { return record(check) }
    }

    @Test func `without a sandbox the limits and the filter hold`() throws {
        let exercise = try CrewJoin(CheckOptions(sandbox: .never))
        let first = "if forkAnyway() >= 0 || kill(getppid(), 9) == 0 || socket(AF_INET, 1, 0) >= 0 { fatalError() }"
        let check = try exercise.checkSolution(first: first, imports: libc)
        #expect(check.verdict == .passed)
        #expect(check.protection == .limitsOnly)
        let mistake = exercise.checker.check(exercise.folder.mistakePath("sorts-by-role"), seed: 1)
        #expect(try exercise.checker.mistake(in: mistake) == "sorts-by-role")
    }

    private func record(_ check: CodeCheck) {
        Issue.record("\(check.verdict)")
    }
}
