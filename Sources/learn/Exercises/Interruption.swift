import ExerciseRunner

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A signal that ends the program while it runs others: they end too, and their folders go.
enum Interruption {
    /// To be called before there are other threads. Signals that the program was started to ignore stay ignored.
    static func clearsUp() {
        var ending = sigset_t()
        sigemptyset(&ending)
        for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) { sigaddset(&ending, number) }
        let awaited = ending
        var before = sigset_t()
        pthread_sigmask(SIG_BLOCK, &ending, &before)
        if !Background.run({ wait(for: awaited) }) { pthread_sigmask(SIG_SETMASK, &before, nil) }
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        #if canImport(Glibc)
            let handler = action.__sigaction_handler.sa_handler
        #else
            let handler = action.__sigaction_u.__sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    private static func wait(for signals: sigset_t) {
        var signals = signals
        var number: Int32 = 0
        guard sigwait(&signals, &number) == 0 else { return }
        Leftovers.ofThisProgram.clear {
            // So that whoever started this program learns which signal it was.
            signal(number, SIG_DFL)
            pthread_sigmask(SIG_UNBLOCK, &signals, nil)
            raise(number)
        }
        _exit(128 + number)
    }
}
