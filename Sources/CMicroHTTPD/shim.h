// libmicrohttpd for Swift: its variadic calls with fixed arguments. The library is loaded when a server starts and not with
// the program, since it brings twelve others along: 2 ms for every command.
#include <dlfcn.h>
#include <microhttpd.h>
#include <stdint.h>
#include <string.h>
#include <sys/types.h>

#ifdef __APPLE__
#define LEARN_MHD_LIBRARY "libmicrohttpd.12.dylib"
#else
#define LEARN_MHD_LIBRARY "libmicrohttpd.so.12"
#endif

struct learn_mhd {
    __typeof__(&MHD_start_daemon) start_daemon;
    __typeof__(&MHD_stop_daemon) stop_daemon;
    __typeof__(&MHD_get_connection_info) get_connection_info;
    __typeof__(&MHD_get_connection_values_n) get_connection_values_n;
    __typeof__(&MHD_suspend_connection) suspend_connection;
    __typeof__(&MHD_resume_connection) resume_connection;
    __typeof__(&MHD_create_response_from_buffer) create_response_from_buffer;
    __typeof__(&MHD_create_response_from_callback) create_response_from_callback;
    __typeof__(&MHD_add_response_header) add_response_header;
    __typeof__(&MHD_queue_response) queue_response;
    __typeof__(&MHD_destroy_response) destroy_response;
};

// Null where the library or one of its functions is missing. The first call must come before there are threads that call.
static inline const struct learn_mhd *learn_mhd(void) {
    static struct learn_mhd calls;
    static int state = 0;
    if (state == 0) {
        void *library = dlopen(LEARN_MHD_LIBRARY, RTLD_NOW | RTLD_LOCAL);
        state = library ? 1 : -1;
#define LEARN_MHD_FIND(name) \
    if (state == 1 && !(calls.name = (__typeof__(calls.name))dlsym(library, "MHD_" #name))) state = -1;
        LEARN_MHD_FIND(start_daemon)
        LEARN_MHD_FIND(stop_daemon)
        LEARN_MHD_FIND(get_connection_info)
        LEARN_MHD_FIND(get_connection_values_n)
        LEARN_MHD_FIND(suspend_connection)
        LEARN_MHD_FIND(resume_connection)
        LEARN_MHD_FIND(create_response_from_buffer)
        LEARN_MHD_FIND(create_response_from_callback)
        LEARN_MHD_FIND(add_response_header)
        LEARN_MHD_FIND(queue_response)
        LEARN_MHD_FIND(destroy_response)
#undef LEARN_MHD_FIND
    }
    return state == 1 ? &calls : NULL;
}

// Targets are decoded by the server itself, strictly.
static inline size_t learn_mhd_leave_as_is(void *context, struct MHD_Connection *connection, char *text) {
    (void)context;
    (void)connection;
    return strlen(text);
}

struct learn_mhd_options {
    int listener;
    unsigned int threads;
    unsigned int connections;
    // Seconds without a byte, after which a connection is closed.
    unsigned int idle_seconds;
    // For one connection's headers, in bytes.
    size_t memory;
};

struct learn_mhd_callbacks {
    void *context;
    void *(*begin)(void *context, const char *target, struct MHD_Connection *connection);
    MHD_AccessHandlerCallback handle;
    MHD_RequestCompletedCallback complete;
    MHD_NotifyConnectionCallback notify;
};

static inline struct MHD_Daemon *learn_mhd_start(struct learn_mhd_options options, struct learn_mhd_callbacks calls) {
    return learn_mhd()->start_daemon(
        MHD_USE_AUTO_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, calls.handle, calls.context,
        MHD_OPTION_LISTEN_SOCKET, (MHD_socket)options.listener,
        MHD_OPTION_THREAD_POOL_SIZE, options.threads,
        MHD_OPTION_CONNECTION_LIMIT, options.connections,
        MHD_OPTION_CONNECTION_TIMEOUT, options.idle_seconds,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, options.memory,
        MHD_OPTION_STRICT_FOR_CLIENT, 1,
        MHD_OPTION_UNESCAPE_CALLBACK, &learn_mhd_leave_as_is, NULL,
        MHD_OPTION_URI_LOG_CALLBACK, calls.begin, calls.context,
        MHD_OPTION_NOTIFY_COMPLETED, calls.complete, calls.context,
        MHD_OPTION_NOTIFY_CONNECTION, calls.notify, calls.context,
        MHD_OPTION_END);
}

static inline int learn_mhd_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        learn_mhd()->get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}

// What the notification of the connection's beginning kept with it.
static inline void *learn_mhd_connection_context(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        learn_mhd()->get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info ? info->socket_context : NULL;
}
