#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The system's clock.
enum Clock {
    /// Since 1970.
    static var milliseconds: Int64 {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return Int64(now.tv_sec) * 1000 + Int64(now.tv_nsec) / 1_000_000
    }

    /// The time of day where the machine is: `14:03:09`.
    static var time: String {
        var now = Int(milliseconds / 1000)
        var day = tm()
        localtime_r(&now, &day)
        return [day.tm_hour, day.tm_min, day.tm_sec].map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
    }

    /// Of a clock that nobody sets.
    static var monotonicMilliseconds: Int {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        return now.tv_sec * 1000 + now.tv_nsec / 1_000_000
    }
}
