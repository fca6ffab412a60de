#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// How long this thread computes in `body`, whatever else the machine does meanwhile.
func processorTime(_ body: () -> Void) -> Duration {
    let start = threadTime()
    body()
    return threadTime() - start
}

private func threadTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
}
