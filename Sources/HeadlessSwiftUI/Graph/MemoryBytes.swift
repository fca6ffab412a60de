#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

enum MemoryBytes {
    static func areSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ count: Int) -> Bool {
        memcmp(left, right, count) == 0
    }

    #if canImport(Glibc)
        @_silgen_name("malloc_usable_size")
        private static func usableSize(_ object: UnsafeMutableRawPointer) -> Int
    #endif

    /// How many bytes an allocated object may use.
    static func size(ofAllocated object: UnsafeRawPointer) -> Int {
        #if canImport(Glibc)
            usableSize(UnsafeMutableRawPointer(mutating: object))
        #else
            malloc_size(object)
        #endif
    }
}
