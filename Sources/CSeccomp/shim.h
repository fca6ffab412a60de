// libseccomp, and the calls of Linux that Swift's Glibc lacks because they are variadic or have no wrapper.
#include <errno.h>
#include <linux/sched.h>
#include <seccomp.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

static inline uint32_t learn_allow(void) { return SCMP_ACT_ALLOW; }
static inline uint32_t learn_refuse(int error) { return SCMP_ACT_ERRNO((unsigned)error); }

// Processes and threads of this user.
static inline int learn_limit_processes(rlim_t most) {
    struct rlimit limit = {most, most};
    return setrlimit(RLIMIT_NPROC, &limit);
}

static inline uint64_t learn_clone_thread(void) { return CLONE_THREAD; }

static inline int learn_no_new_privileges(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); }
static inline int learn_not_dumpable(void) { return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }
static inline int learn_die_with_parent(void) { return prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0); }

// Closes all descriptors from this one on: whoever started `learn` may have left it some, and it the host.
static inline void learn_close_from(unsigned first) {
    if (syscall(SYS_close_range, first, ~0U, 0) == 0) return;
    for (unsigned descriptor = first; descriptor < 4096; descriptor++) close((int)descriptor);
}

// A descriptor that becomes readable when the process ends; -1 with errno where the kernel has none (before 5.3).
static inline int learn_pidfd(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0); }
