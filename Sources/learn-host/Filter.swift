#if os(Linux)
    import CSeccomp
    import Glibc

    /// A filter of system calls in the making: what it does not refuse it allows. Filters add up, and forked processes
    /// keep them.
    struct Filter: ~Copyable {
        private let context: scmp_filter_ctx
        private var isWhole = true

        init?() {
            guard let context = seccomp_init(learn_allow()) else { return nil }
            self.context = context
        }

        deinit { seccomp_release(context) }

        /// Answers the call with `error` where an argument fits `test`, or always. A call that this machine's
        /// kernel or processor does not know needs no rule.
        mutating func refuse(_ name: String, _ error: Int32 = EPERM, where test: scmp_arg_cmp? = nil) {
            let call = seccomp_syscall_resolve_name(name)
            guard call >= 0 else { return }
            let tests = test.map { [$0] } ?? []
            let status = seccomp_rule_add_array(context, learn_refuse(error), call, UInt32(tests.count), tests)
            isWhole = isWhole && status == 0
        }

        /// False where a rule or the whole could not be set: then nothing may run.
        consuming func load() -> Bool { isWhole && seccomp_load(context) == 0 }
    }

    extension Filter {
        /// What neither the host nor a student's code ever needs: other programs, the network, others' memory, and the
        /// kernel's larger doors.
        static func refuseForAll() -> Bool {
            guard var filter = Filter() else { return false }
            for name in neverNeeded { filter.refuse(name) }
            return filter.load()
        }

        /// What the host needs and a student's code must not have: processes, signals to others, other limits.
        static func refuseForStudents() -> Bool {
            guard var filter = Filter() else { return false }
            for name in ["fork", "vfork", "tkill", "setrlimit", "seccomp"] { filter.refuse(name) }
            // Limits may be asked for, as the runtime does, but not set.
            filter.refuse("prlimit64", where: scmp_arg_cmp(arg: 2, op: SCMP_CMP_NE, datum_a: 0, datum_b: 0))
            // Without clone3 the C library falls back to clone, whose flags can be looked at: threads are fine.
            filter.refuse("clone3", ENOSYS)
            filter.refuse(
                "clone",
                where: scmp_arg_cmp(arg: 0, op: SCMP_CMP_MASKED_EQ, datum_a: learn_clone_thread(), datum_b: 0))
            // A process may signal itself, as abort does.
            let isOther = scmp_arg_cmp(arg: 0, op: SCMP_CMP_NE, datum_a: UInt64(getpid()), datum_b: 0)
            for name in ["kill", "tgkill", "rt_sigqueueinfo", "rt_tgsigqueueinfo"] {
                filter.refuse(name, where: isOther)
            }
            return filter.load()
        }

        private static let neverNeeded = [
            "execve", "execveat", "socket", "socketpair", "bind", "connect", "listen", "accept", "accept4", "sendto",
            "sendmsg", "sendmmsg", "ptrace", "process_vm_readv", "process_vm_writev", "process_madvise", "kcmp",
            "pidfd_getfd", "pidfd_send_signal", "memfd_create", "memfd_secret", "shmget", "shmat", "msgget", "semget",
            "mq_open", "mount", "umount2", "pivot_root", "chroot", "unshare", "setns", "mount_setattr", "open_tree",
            "move_mount", "fsopen", "fsconfig", "fsmount", "fspick", "open_by_handle_at", "name_to_handle_at",
            "fanotify_init", "io_uring_setup", "io_uring_enter", "io_uring_register", "io_setup", "bpf",
            "perf_event_open", "userfaultfd", "landlock_create_ruleset", "add_key", "request_key", "keyctl",
            "personality", "setuid", "setgid", "setreuid", "setregid", "setresuid", "setresgid", "setgroups", "setsid",
            "setpgid", "init_module", "finit_module", "delete_module", "kexec_load", "kexec_file_load", "reboot",
            "swapon", "swapoff", "quotactl", "acct", "syslog", "sethostname", "setdomainname", "settimeofday",
            "clock_settime", "adjtimex", "clock_adjtime", "iopl", "ioperm", "modify_ldt", "vhangup", "lookup_dcookie",
        ]
    }
#endif
