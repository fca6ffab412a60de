import Reporting

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What the process was started with: its variables, and whether people are at its ends.
struct Surroundings: Sendable {
    var variables: [String: String]
    var inputIsTerminal: Bool
    var outputIsTerminal: Bool
    var errorIsTerminal: Bool
    /// In columns, where a terminal says so.
    var terminalWidth: Int?
    /// Sees whether this program is as new as its sources.
    var sources: Freshness?

    /// Those of this process.
    static var current: Surroundings {
        var variables: [String: String] = [:]
        for name in read {
            guard let value = getenv(name) else { continue }
            variables[name] = String(cString: value)
        }
        return Surroundings(
            variables: variables, inputIsTerminal: isatty(STDIN_FILENO) == 1,
            outputIsTerminal: isatty(STDOUT_FILENO) == 1,
            errorIsTerminal: isatty(STDERR_FILENO) == 1,
            terminalWidth: askTerminal())
    }

    private static let read = [
        "LEARN_COMMAND", "LEARN_WORKSPACE", "LEARN_WATCH", "LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG", "NO_COLOR",
        "TERM", "COLUMNS",
        "PATH", "LEARN_TOOLCHAIN", "LEARN_ROOT", "HOME", "TMPDIR", "XDG_CACHE_HOME", "SDKROOT",
        "DISPLAY", "WAYLAND_DISPLAY",
    ]

    private static func askTerminal() -> Int? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// A variable's value; nil where it is missing or empty.
    subscript(name: String) -> String? {
        guard let value = variables[name], !value.isEmpty else { return nil }
        return value
    }

    /// How the user calls this program, as a word for a shell.
    var program: String { self["LEARN_COMMAND"].map(ShellWord.quoted) ?? "learn" }

    /// How many columns to write in.
    var width: Int {
        if let terminalWidth { return min(terminalWidth, 100) }
        guard let columns = self["COLUMNS"].flatMap({ Int($0) }), columns > 0 else { return 80 }
        return min(columns, 100)
    }

    /// Whether escape codes for colour may be written to standard output, or to standard error.
    func hasColour(onError: Bool) -> Bool {
        (onError ? errorIsTerminal : outputIsTerminal) && self["NO_COLOR"] == nil && self["TERM"] != nil
            && self["TERM"] != "dumb"
    }

    /// The locale for messages as the system's variables give it, such as `tr_TR.UTF-8`.
    var locale: String? { self["LC_ALL"] ?? self["LC_MESSAGES"] ?? self["LANG"] }

    /// The locale that says how text is encoded.
    var encodingLocale: String? { self["LC_ALL"] ?? self["LC_CTYPE"] ?? self["LANG"] }
}
