#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A terminal that gives each key at once and does not show it. It is as it was once `leave` was called, or the value is
/// gone.
final class KeyMode {
    private var usual = termios()
    private var isOn = false

    /// Nil where standard input is no terminal, or this program is in its background.
    init?() {
        guard isatty(STDIN_FILENO) == 1, tcgetpgrp(STDIN_FILENO) == getpgrp(),
            tcgetattr(STDIN_FILENO, &usual) == 0
        else { return nil }
        enter()
    }

    deinit { leave() }

    func enter() {
        guard !isOn else { return }
        var keys = usual
        keys.c_lflag &= ~tcflag_t(ICANON | ECHO)
        isOn = tcsetattr(STDIN_FILENO, TCSANOW, &keys) == 0
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
