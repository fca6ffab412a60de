#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

let sources = Freshness.begin()
// A file larger than the limit is an error to be told, not an end.
signal(SIGXFSZ, SIG_IGN)
var surroundings = Surroundings.current
surroundings.sources = sources
exit(Program.run(arguments: Array(CommandLine.arguments.dropFirst()), surroundings: surroundings))
