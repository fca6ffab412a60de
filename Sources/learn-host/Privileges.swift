#if os(Linux)
    import CSeccomp
    import Glibc

    /// What the host gives up before it serves.
    enum Privileges {
        /// Becomes an ordinary user, for good.
        static func become(user: UInt32) -> Bool {
            setgroups(0, nil) == 0 && setgid(user) == 0 && setuid(user) == 0
        }

        /// No program gives more rights; no core dumps; nobody of the same user looks into its memory or descriptors; and
        /// it ends with its parent, which becoming another user had undone.
        static func giveUp() -> Bool {
            var none = rlimit(rlim_cur: 0, rlim_max: 0)
            return learn_die_with_parent() == 0 && learn_no_new_privileges() == 0 && learn_not_dumpable() == 0
                && setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none) == 0 && Filter.refuseForAll()
        }
    }
#endif
