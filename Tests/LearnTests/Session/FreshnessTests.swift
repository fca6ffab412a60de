import Testing

@testable import learn

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

struct FreshnessTests {
    @Test func `a file, a folder and what is in it are looked at, and links are not followed`() throws {
        let folder = try TestFolder()
        try folder.write("", to: "Sources/learn/main.swift")
        symlink("/dev", folder.path + "/Sources/elsewhere")
        let all = ["Sources/learn/main.swift", "Sources/learn", "Sources"].map { folder.path + "/" + $0 }
        let old = timespec(tv_sec: 1_000_000_000, tv_nsec: 5)
        for path in all + [folder.path + "/Sources/elsewhere"] { age(path, old) }
        #expect(!Freshness.isNewer(all[2], than: old))
        #expect(Freshness.isNewer(all[2], than: timespec(tv_sec: 1_000_000_000, tv_nsec: 4)))
        for path in all {
            age(path, timespec(tv_sec: 1_000_000_000, tv_nsec: 6))
            #expect(Freshness.isNewer(all[2], than: old), "\(path)")
            age(path, old)
        }
        #expect(!Freshness.isNewer(folder.path + "/nothing", than: old))
    }

    private func age(_ path: String, _ time: timespec) {
        let times = [time, time]
        #expect(utimensat(AT_FDCWD, path, times, AT_SYMLINK_NOFOLLOW) == 0)
    }
}
