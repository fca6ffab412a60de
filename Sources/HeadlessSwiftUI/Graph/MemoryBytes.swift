#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

enum MemoryBytes {
    static func areSame(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ count: Int) -> Bool {
        memcmp(left, right, count) == 0
    }
}
