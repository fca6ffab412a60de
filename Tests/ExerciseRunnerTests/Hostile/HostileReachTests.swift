import CourseModel
import Testing

@testable import ExerciseRunner

/// Students' code that reaches for what is not its own. Each probe stops the program with its own name where it gets
/// through; the rest of the code is right, and so is what it shows.
struct HostileReachTests {
    private static let anywhere: [(name: String, code: String)] = [
        ("signals", "for process in [0, -1, getppid(), 1] where kill(process, 9) == 0 { reached() }"),
        ("forks", "for _ in 0..<1000 where forkAnyway() >= 0 { reached() }"),
        ("sockets", "if socket(AF_INET, 1, 0) >= 0 || socket(AF_UNIX, 1, 0) >= 0 { reached() }"),
        ("input", "if readLine() != nil { reached() }"),
        (
            "programs",
            """
            var words: [UnsafeMutablePointer<CChar>?] = [strdup("/app/App"), strdup("/bin/sh"), nil]
            for word in words { if let word, execv(word, &words) != -1 { reached() } }
            """
        ),
        (
            "others' memory",
            "for number in [101, 310, 311, 438] where call(number, 16, Int(getppid()), 0, 0, 0) >= 0 { reached() }"
        ),
        (
            "limits",
            """
            var limit = rlimit(rlim_cur: 1 << 40, rlim_max: 1 << 40)
            if setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0 { reached() }
            """
        ),
        (
            "descriptors",
            """
            for file in Int32(3)..<1024 where fcntl(file, F_GETFD) >= 0 {
                var name = [CChar](repeating: 0, count: 200)
                readlink("/proc/self/fd/\\(file)", &name, 199)
                reached("\\(file) \\(String(cString: name))")
            }
            for file in Int32(0)..<64 { for text in ["passed\\n", "se", "e"] { write(file, text, text.utf8.count) } }
            """
        ),
        (
            "its home's limit",
            """
            signal(SIGXFSZ, SIG_IGN)
            let file = open(String(cString: getenv("HOME")) + "/x", O_RDWR | O_CREAT, 0o600)
            if file < 0 || write(file, "abc", 3) != 3 || ftruncate(file, 1 << 30) == 0 { reached() }
            close(file)
            """
        ),
        (
            "surroundings",
            """
            setlocale(LC_ALL, "tr_TR.UTF-8"); chdir("/"); setenv("TZ", "Asia/Tokyo", 1); tzset(); umask(0o777)
            for number in Int32(1)..<32 { signal(number, SIG_IGN) }
            print("x"); print("x", terminator: "")
            """
        ),
        ("globals", "if started != 1 { reached() }"),
        ("all descriptors", "for file in Int32(0)..<1024 { close(file) }"),
    ]

    private static let inSandbox: [(name: String, code: String)] = [
        ("reading", "for path in \(readable) where open(path, O_RDONLY) >= 0 { reached(path) }"),
        ("writing", "for path in \(writable) where open(path, O_RDWR | O_CREAT, 0o600) >= 0 { reached(path) }"),
        (
            "libraries",
            "for path in [\"/app/App\", \"/usr/bin/bwrap\", \(String(reflecting: Places.products + "/learn"))] where dlopen(path, RTLD_NOW) != nil { reached(path) }"
        ),
        (
            "other processes",
            "for process in 2..<400 where access(\"/proc/\\(process)/stat\", F_OK) == 0 && process != Int(getpid()) { reached() }"
        ),
    ]

    private static let readable = [
        "/etc/passwd", "/proc/1/mem", "/proc/2/mem", "/proc/1/environ", "/proc/1/maps", "/proc/1/fd/3", "/proc/1/fd/4",
        "/root", "/home", "/tmp", Places.crewJoinSolution, Places.crewJoin, Places.crewJoin + "/Harness.swift",
    ]
    private static let writable = [
        "/x", "/tmp/x", "/student/x", "/student/snippets.so", "/dev/x", "/dev/shm/x", "/swift/x", "/proc/1/fd/4",
        Places.crewJoin + "/x", Places.crewJoin + "/CrewJoin.swift",
    ]

    private static let rest = """

        func reached(_ what: String = "") -> Never { fatalError("reached \\(what)") }
        let started: Int = { print("hello"); return 1 }()

        """

    private static let sandboxed = Result { try Snippets((anywhere + inSandbox).map(\.code), rest: rest) }
    private static let bare = Result {
        try Snippets(anywhere.map(\.code), rest: rest, options: CheckOptions(sandbox: .never))
    }

    /// Whether bubblewrap works here.
    private static let isSandboxed: Bool = {
        guard let checker = try? CrewJoin().checker,
            let scratch = try? ScratchFolder(in: checker.installation.temporary),
            let host = try? checker.readyHost(try checker.startHost(scratch), scratch)
        else { return false }
        return host.protection == .sandbox
    }()

    @Test(
        .enabled(if: isSandboxed, "There is no bubblewrap that works."), arguments: (anywhere + inSandbox).map(\.name))
    func `in a sandbox nothing is reached, and right code goes on`(_ name: String) throws {
        let code = try #require((Self.anywhere + Self.inSandbox).first { $0.name == name }?.code)
        let outcome = try Self.sandboxed.get().run(code)
        #expect(outcome.protection == .sandbox)
        #expect(outcome.ending == .completed)
        #expect(outcome.isRight)
    }

    @Test(arguments: anywhere.map(\.name))
    func `without a sandbox the limits and the filter hold`(_ name: String) throws {
        let code = try #require(Self.anywhere.first { $0.name == name }?.code)
        let outcome = try Self.bare.get().run(code)
        #expect(outcome.protection == .limitsOnly)
        #expect(outcome.ending == .completed)
        #expect(outcome.isRight)
    }
}
