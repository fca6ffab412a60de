#if os(Linux)
    import Glibc
    import HostProtocol

    /// Answers requests, one after another.
    struct Host {
        let requests: FrameDescriptor
        let replies: FrameDescriptor

        func serve() {
            guard replies.send(HostReply.ready.bytes) else { return }
            while let bytes = requests.receive(), let request = HostRequest(bytes: bytes) {
                guard replies.send(answer(request).bytes) else { return }
            }
        }

        private func answer(_ request: HostRequest) -> HostReply {
            switch request {
            case .load(let paths):
                .loaded(failures: paths.compactMap(Self.load))
            case .run(let run): perform(run)
            }
        }

        /// The loader's words where it fails.
        private static func load(_ path: String) -> String? {
            dlopen(path, RTLD_NOW | RTLD_GLOBAL) == nil ? dlerror().map { String(cString: $0) } ?? path : nil
        }

        private func perform(_ run: HostRun) -> HostReply {
            guard let memory = SharedMemory(size: run.limits.ledgerBytes), let output = OutputPipe() else {
                return .notRun(error: Int(errno))
            }
            defer { memory.release() }
            let process = fork()
            if process == 0 {
                StudentProcess(
                    run: run, memory: memory, output: output.writeEnd,
                    inherited: [requests.number, replies.number, output.readEnd]
                ).begin()
            }
            close(output.writeEnd)
            defer { close(output.readEnd) }
            guard process > 0 else { return .notRun(error: Int(errno)) }
            var watch = Watch(process: process, output: output.readEnd, limits: run.limits)
            let (cause, milliseconds) = watch.wait()
            return .ended(
                HostRunEnd(
                    cause: cause, processorMilliseconds: milliseconds, output: watch.tail, entries: memory.entries))
        }
    }

    /// What the student's process prints comes out here.
    struct OutputPipe {
        let readEnd: Int32
        let writeEnd: Int32

        init?() {
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else { return nil }
            (readEnd, writeEnd) = (ends[0], ends[1])
            _ = fcntl(readEnd, F_SETFL, O_NONBLOCK)
        }
    }
#endif
