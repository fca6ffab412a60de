/// The names of signals as `kill -l` has them.
enum SignalName {
    /// The name on Linux; other systems number some of these otherwise.
    static func of(_ signal: Int) -> String {
        switch signal {
        case 3: "SIGQUIT"
        case 4: "SIGILL"
        case 5: "SIGTRAP"
        case 6: "SIGABRT"
        case 7: "SIGBUS"
        case 8: "SIGFPE"
        case 9: "SIGKILL"
        case 11: "SIGSEGV"
        case 13: "SIGPIPE"
        case 15: "SIGTERM"
        case 31: "SIGSYS"
        default: "signal \(signal)"
        }
    }
}
