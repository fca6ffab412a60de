import Testing

@testable import ExerciseRunner

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

struct PruningTests {
    @Test func `what was used last stays, and what was used just now, whatever else there is`() throws {
        let folder = try TemporaryFolder()
        for (name, age) in [
            ("kit-a", 9000), ("kit-b", 8000), ("kit-c", 7000), ("kit-d", 10), ("kit-e", 5), ("modules", 9999),
        ] {
            let path = folder.path + "/" + name
            try System.makeFolders(path + "/inner")
            let time = timeval(tv_sec: System.seconds - age, tv_usec: 0)
            #expect(utimes(path, [time, time]) == 0)
        }
        Pruning.prune(folder.path, to: 3, prefixes: ["kit-"])
        #expect(System.names(in: folder.path) == ["kit-c", "kit-d", "kit-e", "modules"])
        Pruning.prune(folder.path, to: 1, prefixes: ["kit-"])
        #expect(System.names(in: folder.path) == ["kit-d", "kit-e", "modules"])
    }
}
