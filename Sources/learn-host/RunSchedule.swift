#if os(Linux)
    import Glibc
    import HostProtocol

    /// Runs of students' libraries, some of them at the same time, whose ends are told in order.
    struct RunSchedule {
        private let runs: [HostRun]
        private let atOnce: Int
        private var replies: [HostReply?]
        private var begun = 0
        private var told = 0
        /// Those from here on are not wanted.
        private var end: Int
        private var watched: [(run: Int, watch: Watch)] = []

        init(_ runs: [HostRun], atOnce: Int) {
            self.runs = runs
            self.atOnce = atOnce
            replies = Array(repeating: nil, count: runs.count)
            end = runs.count
        }

        /// False where nobody is there to be told. `process` gives one that waits for a run; nil, with `errno`, where there is
        /// none.
        mutating func perform(process: (HostLimits) -> PreparedProcess?, tell: (HostReply) -> Bool) -> Bool {
            while told < runs.count {
                while watched.count < atOnce, begun < end { begin(process) }
                if !watched.isEmpty { wait() }
                while told < runs.count, let reply = told < end ? replies[told] : .omitted {
                    guard tell(reply) else { return false }
                    told += 1
                }
            }
            return true
        }

        private mutating func begin(_ process: (HostLimits) -> PreparedProcess?) {
            let run = begun
            begun += 1
            guard let process = process(runs[run].limits) else {
                replies[run] = .notRun(error: Int(errno))
                return
            }
            guard process.begin(runs[run]) else {
                replies[run] = .notRun(error: Int(errno))
                return process.abandon()
            }
            watched.append((run, Watch(process)))
        }

        private mutating func wait() {
            var events = watched.flatMap(\.watch.events)
            let patience = watched.map(\.watch.patience).min() ?? 0
            guard poll(&events, UInt(events.count), Int32(clamping: patience)) >= 0 || errno == EINTR else { return }
            for index in watched.indices.reversed() {
                guard let end = watched[index].watch.step(events[2 * index..<2 * index + 2]) else { continue }
                settle(watched.remove(at: index).run, end)
            }
        }

        private mutating func settle(_ run: Int, _ found: HostRunEnd) {
            replies[run] = .ended(found)
            guard found.cause == .outOfTime || found.cause == .outOfOutput else { return }
            end = min(end, run + 1)
            for (run, watch) in watched where run >= end { watch.abandon() }
            watched.removeAll { $0.run >= end }
        }
    }
#endif
