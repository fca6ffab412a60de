/// How the host is kept apart from everything else.
struct Sandbox {
    /// What a student's library sees as the folder of its own.
    static let studentFolder = "/student"
    static let scratchFolder = "/scratch"
    static let programFolder = "/app"
    /// Where the host sees the toolchain's libraries.
    static let libraryFolder = "/swift"
    /// The user that the host becomes where it is started as root: nobody.
    static let user = 65534

    let program: HostProgram
    let libraries: String
    /// Shown, read-only, as `studentFolder`.
    let student: String
    let bubblewrap: String
    let isRoot: Bool
    let variables: HostEnvironment

    /// Nil where there is no bubblewrap.
    init?(
        _ program: HostProgram, installation: Installation, student: String,
        variables: HostEnvironment = HostEnvironment()
    ) {
        guard let found = Self.installed else { return nil }
        bubblewrap = found
        self.program = program
        libraries = installation.toolchain.libraries
        self.student = student
        self.variables = variables
        isRoot = System.isRoot
    }

    static var isInstalled: Bool { installed != nil }

    private static var installed: String? { places.first(where: System.isExecutable) }
    private static let places = ["/usr/bin/bwrap", "/usr/local/bin/bwrap"]

    /// The command that starts the host with requests on `requests` and replies on `replies`.
    func command(requests: Int, replies: Int) -> [String] {
        [bubblewrap] + namespaces + system + own + environment
            + ["\(Self.programFolder)/\(program.name)", "\(requests)", "\(replies)"]
            + (isRoot ? ["\(Self.user)"] : [])
    }

    /// Where root may not make a user namespace, as in some containers, it needs none; the host then becomes nobody.
    private var namespaces: [String] {
        // The host is the namespace's first process, so that there is none beside it to be looked into or taken over.
        let common = ["--as-pid-1", "--new-session", "--die-with-parent"]
        guard isRoot else { return ["--unshare-all"] + common }
        return ["--unshare-pid", "--unshare-net", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try"]
            + ["--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"] + common
    }

    private var system: [String] {
        let shown = ["/lib64", "/lib/\(Self.machine)", "/usr/lib/\(Self.machine)", "/usr/share/zoneinfo"]
        // Made by bubblewrap itself they would be closed to the host's user.
        let above = ["/lib", "/usr", "/usr/lib", "/usr/share"]
        return above.flatMap { ["--perms", "0755", "--dir", $0] } + shown.flatMap { ["--ro-bind-try", $0, $0] }
            + ["--proc", "/proc", "--dev", "/dev"]
    }

    private var own: [String] {
        let shown = program.files.flatMap { ["--ro-bind", $0.path, Self.programFolder + "/" + $0.name] }
        return ["--ro-bind", libraries, Self.libraryFolder, "--ro-bind", student, Self.studentFolder]
            + ["--perms", "0755", "--dir", Self.programFolder] + shown
            + ["--perms", "1777", "--size", "\(64 << 20)", "--tmpfs", Self.scratchFolder]
            + ["--remount-ro", "/dev", "--remount-ro", "/", "--chdir", Self.scratchFolder]
    }

    private var environment: [String] {
        ["--clearenv", "--setenv", "LD_LIBRARY_PATH", Self.libraryFolder]
            + variables.variables.flatMap { ["--setenv", $0.name, $0.value] }
    }

    /// The folder name of this machine's libraries on Debian's kind of systems.
    private static var machine: String {
        #if arch(arm64)
            "aarch64-linux-gnu"
        #else
            "x86_64-linux-gnu"
        #endif
    }
}

/// What the host is given of an environment: the same on every machine, so that a verdict is.
struct HostEnvironment: Equatable {
    var locale = "C.UTF-8"
    var timeZone = "UTC"

    var variables: [(name: String, value: String)] {
        [
            // The runtime's fatal errors print no stack trace where a program is named that would explain the crash, which
            // takes longer than all the rest of a trap. The host's processes undo the handlers that would start it.
            ("SWIFT_BACKTRACE", "enable=yes,swift-backtrace=/nowhere"),
            // A dictionary's order is the same in every run.
            ("SWIFT_DETERMINISTIC_HASHING", "1"),
            ("TZ", timeZone), ("LC_ALL", locale), ("LANG", locale), ("PATH", "/nowhere"),
        ]
    }
}
