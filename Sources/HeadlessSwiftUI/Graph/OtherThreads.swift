#if canImport(Glibc)
    import Glibc

    /// The threads of this process beside the one that asks, as the system's `/proc` tells of them (proc_pid_stat(5)).
    enum OtherThreads {
        case none, resting, busy

        /// Busy is one that runs, waits for a processor or for a disk; one that sleeps or waits for another is not.
        static var now: OtherThreads {
            guard let entries = opendir("/proc/self/task") else { return .none }
            defer { closedir(entries) }
            var (all, busy) = (0, 0)
            while let entry = readdir(entries) {
                let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                    String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
                }
                guard name.first != "." else { continue }
                all += 1
                if isBusy(name) { busy += 1 }
            }
            // The one that asks is busy too.
            return all < 2 ? .none : busy < 2 ? .resting : .busy
        }

        private static func isBusy(_ thread: String) -> Bool {
            let descriptor = open("/proc/self/task/\(thread)/stat", O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { return false }
            defer { close(descriptor) }
            var bytes = [UInt8](repeating: 0, count: 128)
            let count = read(descriptor, &bytes, bytes.count)
            // The state follows the name, which stands in parentheses and may hold some.
            guard count > 0, let end = bytes.prefix(count).lastIndex(of: UInt8(ascii: ")")), end + 2 < count else {
                return false
            }
            return bytes[end + 2] == UInt8(ascii: "R") || bytes[end + 2] == UInt8(ascii: "D")
        }
    }
#else
    /// Nothing is known of them here.
    enum OtherThreads {
        case none, resting, busy

        static var now: OtherThreads { .none }
    }
#endif
