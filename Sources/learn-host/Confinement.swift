#if os(Linux)
    import CSeccomp
    import Glibc
    import HostProtocol

    /// The limits and the system-call filter of one student's process.
    struct Confinement {
        let limits: HostLimits

        /// False where a limit or the filter cannot be set: then nothing may run.
        func enter() -> Bool {
            // The limit of processes counts all of the user's, a whole desktop's where there is no sandbox: it only bounds a
            // flood of threads, since the filter refuses processes.
            let processor = UInt(limits.processorSeconds)
            return set(RLIMIT_CPU, processor, processor + 1) && set(RLIMIT_AS, UInt(limits.memoryBytes))
                && set(RLIMIT_FSIZE, UInt(limits.fileBytes)) && set(RLIMIT_NOFILE, 64)
                && learn_limit_processes(UInt(limits.processes)) == 0 && Filter.refuseForStudents()
        }

        private func set(_ resource: __rlimit_resource, _ soft: UInt, _ hard: UInt? = nil) -> Bool {
            var limit = rlimit(rlim_cur: soft, rlim_max: hard ?? soft)
            return setrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0
        }
    }
#endif
