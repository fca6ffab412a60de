#if os(Linux)
    internal import CPrctl
#endif

/// Calls of Linux on processes; elsewhere they do nothing.
enum ProcessControl {
    /// Without a sandbox a student's process may be one of the same user, who may look into this program's memory, which
    /// holds the references, and its descriptors: unless they are hidden. For good, since what was started without a sandbox
    /// may live for as long as this program.
    static func hideMemory() {
        #if os(Linux)
            _ = learn_hide_memory()
        #endif
    }

    static var isMemoryHidden: Bool {
        #if os(Linux)
            learn_is_memory_hidden() != 0
        #else
            false
        #endif
    }

    /// Where this program is killed nobody stops what it has started: then this does.
    static func limit(_ process: Int32, toSeconds seconds: Int) {
        #if os(Linux)
            _ = learn_limit_processor(process, UInt64(seconds))
        #endif
    }
}

/// A call of Linux on files.
public enum FileExchange {
    /// Has two files change places at once; false where the system cannot, and then nothing has changed.
    public static func exchange(_ one: String, _ other: String) -> Bool {
        #if os(Linux)
            learn_exchange(one, other) != 0
        #else
            false
        #endif
    }
}
