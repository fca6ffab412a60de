import Testing

@testable import ExerciseRunner

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

struct ScratchFolderTests {
    private let parent: TemporaryFolder

    init() throws { parent = try TemporaryFolder() }

    @Test func `what a killed program left is removed, once it is old enough`() throws {
        let left = parent.path + "/.learn-scratch-abcdef"
        try System.makeFolders(left + "/out")
        ScratchFolder.sweep(parent.path)
        #expect(System.exists(left))
        ScratchFolder.sweep(parent.path, olderThan: -1)
        #expect(!System.exists(left))
    }

    @Test func `what a living program uses stays, however old`() throws {
        let scratch = try ScratchFolder(in: parent.path)
        ScratchFolder.sweep(parent.path, olderThan: -1)
        #expect(System.exists(scratch.output))
    }

    @Test func `what others made stays: other names, files, links and folders open to all`() throws {
        let stays = ["learn-abcdef", ".learn-scratch-open"]
        for name in stays { try System.makeFolders(parent.path + "/" + name) }
        System.openToAll(parent.path + "/" + stays[1])
        try System.write([1], to: parent.path + "/.learn-scratch-file")
        symlink(stays[0], parent.path + "/.learn-scratch-link")
        ScratchFolder.sweep(parent.path, olderThan: -1)
        #expect(System.names(in: parent.path) == [".learn-scratch-file", ".learn-scratch-link", stays[1], stays[0]])
    }
}
