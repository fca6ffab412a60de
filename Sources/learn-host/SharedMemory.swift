#if os(Linux)
    import ExerciseKit
    import Glibc

    /// Memory that the host and one student's process share, zero at first: the ledger. Until the process has taken it, what
    /// is to be run stands where the entries will.
    struct SharedMemory {
        let start: UnsafeMutableRawPointer
        let size: Int

        init?(size: Int) {
            let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
            guard let start, start != MAP_FAILED else { return nil }
            self.start = start
            self.size = size
        }

        var bytes: UnsafeMutableRawBufferPointer { UnsafeMutableRawBufferPointer(start: start, count: size) }
        var entries: [UInt8] { Ledger.entries(in: UnsafeRawBufferPointer(bytes)) }

        /// Processes forked from now on do not have it.
        func keepToOneself() -> Bool { madvise(start, size, MADV_DONTFORK) == 0 }

        /// False where there is no room.
        func leave(_ message: [UInt8]) -> Bool {
            guard message.count <= size - Ledger.headerSize else { return false }
            UnsafeMutableRawBufferPointer(rebasing: bytes[Ledger.headerSize...]).copyBytes(from: message)
            return true
        }

        /// What was left, so many bytes; nothing is left of it then.
        func take(_ count: Int) -> [UInt8] {
            guard (0...size - Ledger.headerSize).contains(count) else { return [] }
            let place = bytes[Ledger.headerSize..<Ledger.headerSize + count]
            let message = Array(place)
            memset(start + Ledger.headerSize, 0, count)
            return message
        }

        func release() { munmap(start, size) }
    }
#endif
