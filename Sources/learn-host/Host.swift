#if os(Linux)
    import Glibc
    import HostProtocol

    /// Answers requests, one after another.
    struct Host {
        let requests: FrameDescriptor
        let replies: FrameDescriptor
        private var prepared: [PreparedProcess] = []

        init(requests: FrameDescriptor, replies: FrameDescriptor) {
            self.requests = requests
            self.replies = replies
        }

        mutating func serve() {
            // A process that has ended cannot be told what to run.
            signal(SIGPIPE, SIG_IGN)
            guard replies.send(HostReply.ready.bytes) else { return }
            while let bytes = requests.receive(), let request = HostRequest(bytes: bytes) {
                guard answer(request) else { return }
            }
        }

        /// False where nobody is there any more.
        private mutating func answer(_ request: HostRequest) -> Bool {
            switch request {
            case .load(let paths): return replies.send(HostReply.loaded(failures: paths.compactMap { load($0) }).bytes)
            case .prepare(let count, let limits):
                while prepared.count < count, let process = PreparedProcess(limits) { prepared.append(process) }
                return true
            case .run(let runs, let atOnce):
                var schedule = RunSchedule(runs, atOnce: atOnce)
                let replies = replies
                return schedule.perform {
                    process($0)
                } tell: {
                    replies.send($0.bytes)
                }
            }
        }

        private mutating func process(_ limits: HostLimits) -> PreparedProcess? {
            guard let place = prepared.firstIndex(where: { $0.limits == limits }) else {
                return PreparedProcess(limits)
            }
            return prepared.remove(at: place)
        }

        /// The loader's words where it fails.
        private mutating func load(_ path: String) -> String? {
            if dlopen(path, RTLD_NOW | RTLD_GLOBAL | RTLD_NOLOAD) != nil { return nil }
            // Those that wait would have to load it by themselves.
            for process in prepared { process.abandon() }
            prepared = []
            return dlopen(path, RTLD_NOW | RTLD_GLOBAL) == nil ? dlerror().map { String(cString: $0) } ?? path : nil
        }
    }
#endif
