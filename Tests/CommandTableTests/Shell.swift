import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Runs a shell to see what it makes of a script.
enum Shell {
    /// Exit status, and both outputs in one.
    struct Run {
        var status: Int32
        var output: String
    }

    /// Runs `words[0]` from PATH; nil where this machine has no such shell.
    static func run(_ words: [String]) throws -> Run? {
        guard let program = path(of: words[0]) else { return nil }
        let file = try write("", named: "output-\(words[0])")
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, file, O_WRONLY | O_TRUNC, 0)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        var arguments = cStrings(words)
        var environment = cStrings(["PATH=/usr/bin:/bin", "HOME=/tmp", "LC_ALL=C.UTF-8"])
        defer { for pointer in arguments + environment { free(pointer) } }
        // A test runs on a thread that blocks signals; a shell that inherits that waits for its children for ever.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var child: pid_t = 0
        let failure = posix_spawn(&child, program, &actions, &attributes, &arguments, &environment)
        try #require(failure == 0)
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return Run(status: status, output: try read(file))
    }

    private static func cStrings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
        texts.map { text in strdup(text) } + [nil]
    }

    /// Writes a file of this process alone and returns its path.
    static func write(_ text: String, named name: String) throws -> String {
        let path = "/tmp/learn-completions-\(getpid())-\(UInt32.random(in: 0 ... .max))-\(name)"
        let file = try #require(fopen(path, "w"))
        fputs(text, file)
        fclose(file)
        return path
    }

    private static func read(_ path: String) throws -> String {
        let file = try #require(fopen(path, "r"))
        defer { fclose(file) }
        var bytes: [UInt8] = []
        while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(byte)) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func path(of name: String) -> String? {
        ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }
            .first { access($0, X_OK) == 0 }
    }
}
