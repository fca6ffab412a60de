#if os(Linux)
    import CSeccomp
    import Glibc
    import HostProtocol

    /// The limits and the system-call filter of one student's process.
    struct Confinement {
        let limits: HostLimits

        /// False where a limit or the filter cannot be set: then nothing may run.
        func enter() -> Bool {
            let processor = UInt(limits.processorSeconds)
            return set(RLIMIT_CPU, processor, processor + 1) && set(RLIMIT_AS, UInt(limits.memoryBytes))
                && set(RLIMIT_FSIZE, UInt(limits.fileBytes)) && set(RLIMIT_NOFILE, 64)
                && learn_limit_processes(UInt(limits.processes)) == 0 && loadFilter()
        }

        private func set(_ resource: __rlimit_resource, _ soft: UInt, _ hard: UInt? = nil) -> Bool {
            var limit = rlimit(rlim_cur: soft, rlim_max: hard ?? soft)
            return setrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0
        }

        private func loadFilter() -> Bool {
            guard let filter = seccomp_init(learn_allow()) else { return false }
            defer { seccomp_release(filter) }
            for name in Self.refused where !refuse(name, EPERM, in: filter) { return false }
            // Without clone3 the C library falls back to clone, whose flags can be looked at.
            return refuse("clone3", ENOSYS, in: filter) && refuseProcesses(in: filter)
                && refuseSignalsToOthers(in: filter) && seccomp_load(filter) == 0
        }

        /// A call that this machine's kernel or processor does not know needs no rule.
        private func refuse(_ name: String, _ error: Int32, in filter: scmp_filter_ctx, where test: [scmp_arg_cmp] = [])
            -> Bool
        {
            let call = seccomp_syscall_resolve_name(name)
            guard call >= 0 else { return true }
            return seccomp_rule_add_array(filter, learn_refuse(error), call, UInt32(test.count), test) == 0
        }

        /// `clone` makes threads, and nothing else.
        private func refuseProcesses(in filter: scmp_filter_ctx) -> Bool {
            let thread = learn_clone_thread()
            return refuse(
                "clone", EPERM, in: filter,
                where: [scmp_arg_cmp(arg: 0, op: SCMP_CMP_MASKED_EQ, datum_a: thread, datum_b: 0)])
        }

        /// A process may signal itself, as `abort` does.
        private func refuseSignalsToOthers(in filter: scmp_filter_ctx) -> Bool {
            let isOther = scmp_arg_cmp(arg: 0, op: SCMP_CMP_NE, datum_a: UInt64(getpid()), datum_b: 0)
            return ["kill", "tgkill", "rt_sigqueueinfo", "rt_tgsigqueueinfo"].allSatisfy {
                refuse($0, EPERM, in: filter, where: [isOther])
            }
        }

        /// Other processes, programs, the network, others' memory, and the kernel's larger doors.
        private static let refused = [
            "fork", "vfork", "execve", "execveat", "tkill", "pidfd_open", "pidfd_getfd", "pidfd_send_signal",
            "socket", "socketpair", "bind", "connect", "listen", "accept", "accept4", "sendto", "sendmsg", "sendmmsg",
            "ptrace", "process_vm_readv", "process_vm_writev", "kcmp", "process_madvise",
            "memfd_create", "memfd_secret", "shmget", "shmat", "msgget", "semget", "mq_open",
            "mount", "umount2", "pivot_root", "chroot", "unshare", "setns", "mount_setattr", "open_tree", "move_mount",
            "fsopen", "fsconfig", "fsmount", "fspick", "open_by_handle_at", "name_to_handle_at", "fanotify_init",
            "io_uring_setup", "io_uring_enter", "io_uring_register", "io_setup",
            "bpf", "perf_event_open", "userfaultfd", "seccomp", "landlock_create_ruleset",
            "add_key", "request_key", "keyctl", "personality", "setrlimit", "prlimit64",
            "setuid", "setgid", "setreuid", "setregid", "setresuid", "setresgid", "setgroups", "setsid", "setpgid",
            "init_module", "finit_module", "delete_module", "kexec_load", "kexec_file_load", "reboot", "swapon",
            "swapoff",
            "quotactl", "acct", "syslog", "sethostname", "setdomainname", "settimeofday", "clock_settime", "adjtimex",
            "clock_adjtime", "iopl", "ioperm", "modify_ldt", "vhangup", "lookup_dcookie",
        ]
    }
#endif
