#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The user's browser.
enum Browser {
    /// Opens `link` where there is a screen and a person at the terminal; nothing is said where that fails.
    static func open(_ link: String, _ surroundings: Surroundings) {
        guard surroundings.outputIsTerminal else { return }
        #if canImport(Glibc)
            guard surroundings["DISPLAY"] != nil || surroundings["WAYLAND_DISPLAY"] != nil else { return }
            start(["xdg-open", link])
        #else
            start(["open", link])
        #endif
    }

    private static func start(_ words: [String]) {
        var process = pid_t()
        guard let process = spawn(words, &process) else { return }
        // Whoever started it has to take its end.
        _ = Background.run {
            var status: Int32 = 0
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
        }
    }

    private static func spawn(_ words: [String], _ process: inout pid_t) -> pid_t? {
        #if canImport(Glibc)
            var actions = posix_spawn_file_actions_t()
        #else
            var actions: posix_spawn_file_actions_t?
        #endif
        guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in 0...2 {
            posix_spawn_file_actions_addopen(&actions, Int32(descriptor), "/dev/null", O_RDWR, 0)
        }
        let arguments = words.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        return posix_spawnp(&process, words[0], &actions, nil, arguments, environ) == 0 ? process : nil
    }
}
