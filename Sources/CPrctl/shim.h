// Calls of Linux that Swift's Glibc lacks because they are variadic or GNU's own.
#ifdef __linux__
#include <stdint.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

static inline int learn_hide_memory(void) { return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }
static inline int learn_is_memory_hidden(void) { return prctl(PR_GET_DUMPABLE, 0, 0, 0, 0) == 0; }

// Two files change places at once: RENAME_EXCHANGE.
static inline int learn_exchange(const char *one, const char *other) {
    return syscall(SYS_renameat2, -100 /* AT_FDCWD */, one, -100, other, 2) == 0;
}

// Processor time in seconds.
static inline long learn_limit_processor(int process, uint64_t seconds) {
    const uint64_t limit[2] = {seconds, seconds};
    return syscall(SYS_prlimit64, process, RLIMIT_CPU, limit, NULL);
}
#endif
