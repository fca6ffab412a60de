import Testing

@testable import learn

#if canImport(Glibc)
    import Glibc

    /// Whether the system tells within a second.
    private func isTold(_ watch: FolderWatch) -> Bool {
        var wait = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&wait, 1, 1000) == 1
    }

    struct FolderWatchTests {
        private let folder: TestFolder
        private let path: String

        init() throws {
            folder = try TestFolder()
            path = folder.path + "/work"
            try folder.write("one", to: "work/A.swift")
        }

        @Test func `writing, a rename into the folder and a removal are told`() throws {
            let watch = FolderWatch(path)
            #expect(watch.tells)
            try folder.write("two", to: "work/A.swift")
            #expect(isTold(watch))
            watch.drain()
            try folder.write("three", to: "beside.swift")
            #expect(rename(folder.path + "/beside.swift", path + "/A.swift") == 0)
            #expect(isTold(watch))
            watch.drain()
            #expect(unlink(path + "/A.swift") == 0)
            #expect(isTold(watch))
        }

        @Test func `where no more can be watched the reason is told, and nothing is waited for`() throws {
            let watch = FolderWatch(path) { () throws(FolderWatch.NotTold) in
                throw FolderWatch.NotTold(reason: "Too many open files")
            }
            #expect(watch.reason == "Too many open files")
            #expect(watch.descriptor == -1)
            try folder.write("two", to: "work/A.swift")
            watch.renew()
            watch.drain()
            #expect(!watch.tells)
        }

        @Test func `a folder that the system does not watch has the system's reason`() throws {
            // A descriptor that is none of inotify's, as where the limit of watches is reached: adding fails.
            let watch = FolderWatch(path) { () throws(FolderWatch.NotTold) in open("/dev/null", O_RDONLY | O_CLOEXEC) }
            #expect(watch.reason == String(cString: strerror(EINVAL)))
            #expect(!watch.tells)
        }

        @Test func `a folder that goes away is looked for until it is back`() throws {
            let watch = FolderWatch(path)
            #expect(unlink(path + "/A.swift") == 0)
            #expect(rmdir(path) == 0)
            watch.drain()
            #expect(!watch.tells)
            #expect(watch.reason == nil)
            try folder.write("two", to: "work/A.swift")
            watch.renew()
            #expect(watch.tells)
            watch.drain()
            try folder.write("three", to: "work/A.swift")
            #expect(isTold(watch))
        }
    }
#endif
