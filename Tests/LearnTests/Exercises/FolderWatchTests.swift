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
