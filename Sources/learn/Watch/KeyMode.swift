#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A terminal that gives each key at once and does not show it. It is as it was once `leave` was called, or the value is
/// gone.
final class KeyMode {
    private var usual = termios()
    private(set) var isOn = false

    /// Nil where standard input is no terminal.
    init?() {
        guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &usual) == 0 else { return nil }
        enter()
    }

    /// Whether standard input may be read. A program in the background of its terminal is stopped if it tries.
    static var isInForeground: Bool { isatty(STDIN_FILENO) != 1 || tcgetpgrp(STDIN_FILENO) == getpgrp() }

    deinit { leave() }

    /// Does nothing in the background, where it would stop the program.
    func enter() {
        guard !isOn, Self.isInForeground else { return }
        var keys = usual
        keys.c_lflag &= ~tcflag_t(ICANON | ECHO)
        isOn = tcsetattr(STDIN_FILENO, TCSANOW, &keys) == 0
    }

    /// The same after a stop, when the shell may have had the terminal otherwise.
    func enterAnew() {
        isOn = false
        enter()
    }

    func leave() {
        guard isOn else { return }
        tcsetattr(STDIN_FILENO, TCSANOW, &usual)
        isOn = false
    }
}

/// What a key asks for.
enum WatchKey: Character {
    case next = "n"
    case hint = "h"
    case list = "l"
    case again = "r"
    case quit = "q"
}
