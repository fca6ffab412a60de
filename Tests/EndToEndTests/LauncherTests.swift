import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The script that a person calls, with a `swift` beside it that only pretends to build.
@Suite struct LauncherTests {
    private let folder: ScratchFolder
    private let root: String

    init() throws {
        folder = try ScratchFolder("دورة with spaces")
        root = folder.path + "/learn here"
        try folder.write("", to: "learn here/Package.swift")
        try folder.write("", to: "learn here/Sources/learn/main.swift")
        try folder.copy(Places.package + "/Scripts", to: "learn here/Scripts")
        try folder.copy(Places.package + "/learn", to: "learn here/learn")
        try folder.write(program, to: "learn here/program")
        try pretend("6.3.1")
        try folder.write("#!/bin/sh\necho installed\n", to: "bin/dpkg-query", isProgram: true)
        try folder.write("#!/bin/sh\nexit 0\n", to: "bin/apt-get", isProgram: true)
    }

    /// Says how it was called. It looks for newer sources as the real one does.
    private let program = """
        #!/bin/sh
        if [ -n "$LEARN_STAMP" ] &&
            [ -n "$(find "$LEARN_ROOT/Package.swift" "$LEARN_ROOT/Sources" -newer "$LEARN_STAMP" -print -quit)" ]; then
            LEARN_BUILD=1 exec "$LEARN_ROOT/learn" "$@"
        fi
        echo "called: $LEARN_COMMAND $*"
        exit 7

        """

    /// A `swift` of `version` that builds a program which says how it was called.
    private func pretend(_ version: String) throws {
        let swift = """
            #!/bin/sh
            if [ "$1" = --version ]; then echo "Swift version \(version) (swift-\(version)-RELEASE)"; exit; fi
            while [ $# -gt 0 ]; do
                [ "$1" = --package-path ] && root=$2
                shift
            done
            echo built >> "$root/builds"
            [ -e "$root/broken" ] && { echo "error: no"; exit 1; }
            mkdir -p "$root/.build/release"
            cp "$root/program" "$root/.build/release/learn"
            chmod +x "$root/.build/release/learn"

            """
        try folder.write(swift, to: "bin/swift", isProgram: true)
    }

    /// Calls `program` as typed in `place` with the pretended tools first in PATH.
    private func call(
        _ program: String, _ words: String..., in place: String? = nil, path: String? = nil
    ) throws -> CommandRun {
        let line = ["-c", "exec \"$@\"", "sh", program] + words
        return try Command(
            "/bin/sh", line.map { Array($0.utf8) }, folder: place ?? root,
            variables: ["PATH": path ?? folder.path + "/bin:/usr/bin:/bin"]
        ).run()
    }

    private var builds: Int {
        (try? folder.text("learn here/builds").split(separator: "\n").count) ?? 0
    }

    @Test func `the first call builds, says so, and runs; the next runs at once`() throws {
        let first = try call("./learn", "next", "a b")
        #expect(first.outputText == "called: ./learn next a b\n")
        #expect(first.errorText.contains("building"))
        #expect(first.exitCode == 7)
        let second = try call("./learn", "next")
        #expect(second.errors.isEmpty, "\(second.errorText)")
        #expect(builds == 1)
    }

    @Test func `a changed, a new and a removed source are built again`() throws {
        _ = try call("./learn")
        try age("learn here/.build/learn.stamp")
        #expect(try call("./learn").exitCode == 7)
        #expect(builds == 2)
        try age("learn here/Sources", "learn here/Sources/learn", "learn here/Sources/learn/main.swift")
        try age("learn here/Package.swift")
        _ = try call("./learn")
        #expect(builds == 2)
        try folder.write("", to: "learn here/Sources/learn/New.swift")
        _ = try call("./learn")
        #expect(builds == 3)
        try age("learn here/Sources", "learn here/Sources/learn", "learn here/Sources/learn/New.swift")
        unlink(root + "/Sources/learn/New.swift")
        _ = try call("./learn")
        #expect(builds == 4)
    }

    /// Makes files a day old.
    private func age(_ names: String...) throws {
        for name in names {
            var times = [
                timeval(tv_sec: time(nil) - 86_400, tv_usec: 0), timeval(tv_sec: time(nil) - 86_400, tv_usec: 0),
            ]
            #expect(utimes(folder.path + "/" + name, &times) == 0, "\(name)")
        }
    }

    @Test func `it works from another folder, by its path, and through a link`() throws {
        let absolute = try call(root + "/learn", "list", in: "/")
        #expect(absolute.outputText == "called: \(root)/learn list\n")
        let link = folder.path + "/bin/learn"
        symlink(root + "/learn", link)
        // A link in PATH is called by its name.
        let linked = try call(link, "list", in: "/")
        #expect(linked.outputText == "called: learn list\n")
        let elsewhere = folder.path + "/elsewhere"
        symlink(root + "/learn", elsewhere)
        #expect(try call(elsewhere, "list", in: "/").outputText == "called: \(elsewhere) list\n")
        symlink("learn", root + "/again")
        #expect(try call("./again", "list").exitCode == 7)
        let found = try call("learn", "list", in: "/")
        #expect(found.outputText.hasSuffix("learn list\n"))
        #expect(builds == 1)
    }

    @Test func `a build that fails is told and not taken for done`() throws {
        try folder.write("", to: "learn here/broken")
        let run = try call("./learn", "next")
        #expect(run.exitCode == 70)
        #expect(run.output.isEmpty)
        #expect(run.errorText.contains("error: no"))
        unlink(root + "/broken")
        #expect(try call("./learn", "next").exitCode == 7)
    }

    @Test(arguments: ["5.10", "6.1.2"])
    func `a Swift that is too old is named, and where to get another`(_ version: String) throws {
        try pretend(version)
        let run = try call("./learn", "next")
        #expect(run.exitCode == 2)
        #expect(run.errorText.contains("6.2 or newer") && run.errorText.contains("swift.org/install"))
        #expect(builds == 0)
    }

    @Test(arguments: ["6.2", "6.10.1", "7.0"])
    func `a newer Swift will do`(_ version: String) throws {
        try pretend(version)
        #expect(try call("./learn", "next").exitCode == 7)
    }

    @Test func `no Swift at all is told`() throws {
        unlink(folder.path + "/bin/swift")
        let run = try call("./learn", "next")
        #expect(run.exitCode == 2)
        #expect(run.errorText.contains("swift.org/install"))
    }

    @Test func `missing packages are asked for in one command where nobody may install them`() throws {
        try folder.write("#!/bin/sh\nexit 1\n", to: "bin/dpkg-query", isProgram: true)
        try folder.write("#!/bin/sh\n[ \"$1\" = -u ] && echo 1000\n", to: "bin/id", isProgram: true)
        try folder.write("#!/bin/sh\nexit 1\n", to: "bin/sudo", isProgram: true)
        let run = try call("./learn", "next")
        #expect(run.exitCode == 2)
        #expect(run.output.isEmpty)
        let commands = run.errorText.split(separator: "\n").filter { $0.contains("apt-get install") }
        #expect(commands.count == 1)
        #expect(commands.first?.contains("sudo apt-get install -y libyaml-dev") == true)
        #expect(builds == 0)
    }

    @Test func `root installs what is missing and goes on`() throws {
        try folder.write("#!/bin/sh\n[ -e \"$0.done\" ] && echo installed\n", to: "bin/dpkg-query", isProgram: true)
        try folder.write("#!/bin/sh\n[ \"$1\" = -u ] && echo 0\n", to: "bin/id", isProgram: true)
        try folder.write(
            "#!/bin/sh\necho \"$@\" >> \"$0.log\"\ntouch \"${0%/*}/dpkg-query.done\"\n", to: "bin/apt-get",
            isProgram: true)
        #expect(try call("./learn", "next").exitCode == 7)
        let log = try folder.text("bin/apt-get.log").split(separator: "\n")
        #expect(log.first == "update")
        #expect(log.count == 2 && log[1].contains("libyaml-dev") && log[1].contains("libsqlite3-dev"))
    }

    @Test func `two first calls at once build once`() throws {
        let words = ["-c", "./learn a & ./learn b & wait", "sh"].map { Array($0.utf8) }
        let run = try Command(
            "/bin/sh", words, folder: root, variables: ["PATH": folder.path + "/bin:/usr/bin:/bin"]
        ).run()
        #expect(run.outputText.split(separator: "\n").sorted() == ["called: ./learn a", "called: ./learn b"])
        #expect(builds == 1)
    }
}
