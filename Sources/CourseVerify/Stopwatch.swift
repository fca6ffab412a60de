/// Measures how long something takes.
struct Stopwatch {
    private let start = ContinuousClock.now

    var milliseconds: Int {
        let time = (ContinuousClock.now - start).components
        return Int(time.seconds) * 1000 + Int(time.attoseconds / 1_000_000_000_000_000)
    }
}
