#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

Freshness.rebuildIfStale()
// A file larger than the limit is an error to be told, not an end.
signal(SIGXFSZ, SIG_IGN)
exit(Program.run(arguments: Array(CommandLine.arguments.dropFirst()), surroundings: .current))
